/**
 * @generated SignedSource<<dd7cbaa785c90626cbefcc6c6bf87ac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SpendKind = "CALL" | "MESSAGE" | "TRANSCRIPT";
import type { FragmentRefs } from "relay-runtime";
export type Spend_summary$data = {
  readonly previous: {
    readonly spend: {
      readonly total: number;
    } | null | undefined;
  };
  readonly spend: {
    readonly currency: Currency;
    readonly kinds: ReadonlyArray<{
      readonly amount: number;
      readonly freeUnits: number;
      readonly items: number;
      readonly kind: SpendKind;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "Spend_summary";
};
export type Spend_summary$key = {
  readonly " $data"?: Spend_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Spend_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Spend_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSpend",
      "kind": "LinkedField",
      "name": "spend",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SpendOfKind",
          "kind": "LinkedField",
          "name": "kinds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "items",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "freeUnits",
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
      "concreteType": "PreviousAnalytics",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsSpend",
          "kind": "LinkedField",
          "name": "spend",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};
})();

(node as any).hash = "e45ea0232efeff8574f0219fa6dabcc7";

export default node;
