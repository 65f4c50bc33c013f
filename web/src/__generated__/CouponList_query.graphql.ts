/**
 * @generated SignedSource<<701cdefecc7b666f4ac14e2dfdc97f9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type CouponRejection = "ALREADY_USED" | "CODE_NOT_FOUND" | "EXPIRED" | "LIMIT_REACHED" | "NOT_FOR_PLAN" | "NOT_FOR_PLATFORM" | "NOT_STACKABLE";
export type CouponType = "AMOUNT_OFF" | "CREDIT_GRANT" | "FREE_PERIOD" | "PERCENT_OFF" | "PLAN_GRANT";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CouponList_query$data = {
  readonly fetchWorkspaceCouponCodes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly creditLeft: number | null | undefined;
        readonly currency: Currency;
        readonly endsAt: any | null | undefined;
        readonly id: string;
        readonly isActive: boolean;
        readonly numberOfFreePerMonthMinutes: number;
        readonly partner: string | null | undefined;
        readonly planDisplayName: string | null | undefined;
        readonly rejectionReason: CouponRejection | null | undefined;
        readonly reviewBy: any | null | undefined;
        readonly status: Approval;
        readonly totalFreePhoneNumbers: number;
        readonly totalUnpaidUsers: number;
        readonly type: CouponType;
        readonly valueGained: number;
      };
    }>;
  };
  readonly " $fragmentType": "CouponList_query";
};
export type CouponList_query$key = {
  readonly " $data"?: CouponList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponList_query">;
};

import CouponListPageQuery_graphql from './CouponListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchWorkspaceCouponCodes"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": CouponListPageQuery_graphql
    }
  },
  "name": "CouponList_query",
  "selections": [
    {
      "alias": "fetchWorkspaceCouponCodes",
      "args": null,
      "concreteType": "CouponList",
      "kind": "LinkedField",
      "name": "__CouponList_fetchWorkspaceCouponCodes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CouponEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Coupon",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "partner",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "valueGained",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "planDisplayName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalFreePhoneNumbers",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numberOfFreePerMonthMinutes",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalUnpaidUsers",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rejectionReason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reviewBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isActive",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creditLeft",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "37ac4304bf9b73db94166d23f5493a18";

export default node;
