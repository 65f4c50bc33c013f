/**
 * @generated SignedSource<<00fee06e5bd2db5c176577410707932f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallCost_item$data = {
  readonly call: {
    readonly answeredAt: any | null | undefined;
    readonly billingDuration: number;
    readonly callCost: number | null | undefined;
    readonly endAt: any | null | undefined;
    readonly rate: number | null | undefined;
  } | null | undefined;
  readonly creditLogs: ReadonlyArray<{
    readonly freeMinuteUsed: number;
  }>;
  readonly " $fragmentType": "CallCost_item";
};
export type CallCost_item$key = {
  readonly " $data"?: CallCost_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallCost_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallCost_item",
  "selections": [
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
          "name": "billingDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
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
          "name": "answeredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditLog",
      "kind": "LinkedField",
      "name": "creditLogs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeMinuteUsed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "c02a263a1087d696ee15c0694d61eef3";

export default node;
