/**
 * @generated SignedSource<<a455303c8e66522e9a92a70412d35742>>
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

(node as any).hash = "bf7dbaef52ae1122a24be9c38d3b6d4a";

export default node;
