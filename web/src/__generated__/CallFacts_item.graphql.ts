/**
 * @generated SignedSource<<45ba8912f0a3c84a1db7f108bc930545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallEndedSide = "THEM" | "US";
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
    readonly endedBy: {
      readonly name: string | null | undefined;
      readonly side: CallEndedSide;
    } | null | undefined;
    readonly queueTime: number;
    readonly talkTime: number;
  } | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly peerNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item">;
  readonly " $fragmentType": "CallFacts_item";
};
export type CallFacts_item$key = {
  readonly " $data"?: CallFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallFacts_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
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
      "selections": (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallEndedBy",
          "kind": "LinkedField",
          "name": "endedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "side",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "3a03bb132bf2a6830fb316467671fd78";

export default node;
