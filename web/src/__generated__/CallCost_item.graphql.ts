/**
 * @generated SignedSource<<d53bf23f2de6715ed5adf947a47147a3>>
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
    readonly callCostParts: {
      readonly browsers: number;
      readonly phones: number;
    } | null | undefined;
    readonly costPayable: number | null | undefined;
    readonly endAt: any | null | undefined;
    readonly outsideLegs: ReadonlyArray<{
      readonly billingDuration: number;
      readonly cost: number | null | undefined;
      readonly freeSecondsUsed: number;
      readonly id: string;
      readonly number: string;
    }>;
    readonly rate: number | null | undefined;
    readonly transcriptCost: number | null | undefined;
  } | null | undefined;
  readonly creditLogs: ReadonlyArray<{
    readonly freeSecondsUsed: number;
  }>;
  readonly " $fragmentType": "CallCost_item";
};
export type CallCost_item$key = {
  readonly " $data"?: CallCost_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallCost_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "billingDuration",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeSecondsUsed",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costPayable",
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
          "concreteType": "CallCostParts",
          "kind": "LinkedField",
          "name": "callCostParts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phones",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browsers",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transcriptCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OutsideLeg",
          "kind": "LinkedField",
          "name": "outsideLegs",
          "plural": true,
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
              "name": "number",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cost",
              "storageKey": null
            }
          ],
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "487809bbca04e544034310de58808169";

export default node;
