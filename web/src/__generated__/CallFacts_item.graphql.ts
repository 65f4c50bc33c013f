/**
 * @generated SignedSource<<7f8d891d1166e5bd6a93b130270a4200>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallFacts_item$data = {
  readonly agent: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly call: {
    readonly callDuration: number;
    readonly endAt: any | null | undefined;
    readonly endReason: string | null | undefined;
    readonly queueTime: number;
    readonly talkTime: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item">;
  readonly " $fragmentType": "CallFacts_item";
};
export type CallFacts_item$key = {
  readonly " $data"?: CallFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallFacts_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallFacts_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationCall",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queueTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "talkTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallResult_item"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "c72d1d6f47a2500d44453066038ba368";

export default node;
