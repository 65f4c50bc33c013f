/**
 * @generated SignedSource<<27117cf617a22693465b00b663a512cd>>
 * @relayHash 752380f40f588398109501e6f6d1717d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fc73989f906a39a042f70331d4a8a14c2d2afa774d7c3917e7492f5845116c

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentField = "BEST_HOUR" | "BUY_AGAIN" | "CALL_RESULT" | "CHURN_RISK" | "CITY" | "COMPANY" | "CONSENT" | "COUNTRY" | "CREATED_AT" | "EMAIL" | "FIRST_NAME" | "IS_LEAD" | "LANGUAGE" | "LAST_CONTACTED" | "LAST_NAME" | "LAST_ORDER" | "LAST_REPLIED" | "LIST" | "ORDERS" | "PROPERTY" | "SOURCE" | "STATE" | "TAG" | "TIMEZONE" | "TOTAL_SPENT" | "ZIP";
export type SegmentMatch = "ALL" | "ANY" | "NONE";
export type SegmentTest = "AFTER" | "AT_LEAST" | "AT_MOST" | "BEFORE" | "CONTAINS" | "IN_LAST_DAYS" | "IS" | "IS_EMPTY" | "IS_NOT" | "IS_NOT_EMPTY" | "NOT_IN_LAST_DAYS" | "STARTS_WITH";
export type SegmentsPageQuery$variables = Record<PropertyKey, never>;
export type SegmentsPageQuery$data = {
  readonly fetchSegments: ReadonlyArray<{
    readonly refreshedAt: any | null | undefined;
    readonly rule: {
      readonly match: SegmentMatch;
      readonly rules: ReadonlyArray<{
        readonly condition: {
          readonly field: SegmentField;
          readonly propertyId: string | null | undefined;
          readonly test: SegmentTest;
          readonly values: ReadonlyArray<string>;
        } | null | undefined;
        readonly group: {
          readonly match: SegmentMatch;
          readonly rules: ReadonlyArray<{
            readonly condition: {
              readonly field: SegmentField;
              readonly propertyId: string | null | undefined;
              readonly test: SegmentTest;
              readonly values: ReadonlyArray<string>;
            } | null | undefined;
            readonly group: {
              readonly match: SegmentMatch;
              readonly rules: ReadonlyArray<{
                readonly condition: {
                  readonly field: SegmentField;
                  readonly propertyId: string | null | undefined;
                  readonly test: SegmentTest;
                  readonly values: ReadonlyArray<string>;
                } | null | undefined;
              }>;
            } | null | undefined;
          }>;
        } | null | undefined;
      }>;
    };
    readonly subscriberList: {
      readonly contactCount: number;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
    readonly timezone: string;
  }>;
};
export type SegmentsPageQuery = {
  response: SegmentsPageQuery$data;
  variables: SegmentsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SegmentCondition",
  "kind": "LinkedField",
  "name": "condition",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "propertyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "test",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Segment",
    "kind": "LinkedField",
    "name": "fetchSegments",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "subscriberList",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timezone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refreshedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SegmentGroup",
        "kind": "LinkedField",
        "name": "rule",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentRule",
            "kind": "LinkedField",
            "name": "rules",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SegmentGroup",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SegmentRule",
                    "kind": "LinkedField",
                    "name": "rules",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SegmentGroup",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SegmentRule",
                            "kind": "LinkedField",
                            "name": "rules",
                            "plural": true,
                            "selections": [
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentsPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SegmentsPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "31fc73989f906a39a042f70331d4a8a14c2d2afa774d7c3917e7492f5845116c",
    "metadata": {},
    "name": "SegmentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d90a72414cb5be60415deeebe323976";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
