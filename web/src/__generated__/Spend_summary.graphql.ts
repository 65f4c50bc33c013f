/**
 * @generated SignedSource<<b407582acc443c8fb74f78724773e3ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SpendKind = "BRAND_FEE" | "CALL" | "CAMPAIGN_FEE" | "MESSAGE" | "TRANSCRIPT";
import type { FragmentRefs, Result } from "relay-runtime";
export type Spend_summary$data = {
  readonly previous: {
    readonly spend: {
      readonly total: number;
    } | null | undefined;
  };
  readonly spend: Result<{
    readonly currency: Currency;
    readonly kinds: ReadonlyArray<{
      readonly amount: number;
      readonly freeUnits: number;
      readonly items: number;
      readonly kind: SpendKind;
    }>;
    readonly total: number;
  } | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
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
      "to": "RESULT"
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

(node as any).hash = "bd09134f4fe43008df67bb6d2cc876be";

export default node;
