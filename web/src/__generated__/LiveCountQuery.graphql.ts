/**
 * @generated SignedSource<<f00a9c932d9b68388122c9e8dcd508fc>>
 * @relayHash 3194499ee16cb95f0324ab6971345698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8e825eace4f61e0526446fa9663bddff66afa75249bfadc2016e790c6f0e776

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentField = "BEST_HOUR" | "BUY_AGAIN" | "CALL_RESULT" | "CHURN_RISK" | "CITY" | "COMPANY" | "CONSENT" | "COUNTRY" | "CREATED_AT" | "EMAIL" | "FIRST_NAME" | "IS_LEAD" | "LANGUAGE" | "LAST_CONTACTED" | "LAST_NAME" | "LAST_ORDER" | "LAST_REPLIED" | "LIST" | "ORDERS" | "PROPERTY" | "SOURCE" | "STATE" | "TAG" | "TIMEZONE" | "TOTAL_SPENT" | "ZIP";
export type SegmentMatch = "ALL" | "ANY" | "NONE";
export type SegmentTest = "AFTER" | "AT_LEAST" | "AT_MOST" | "BEFORE" | "CONTAINS" | "IN_LAST_DAYS" | "IS" | "IS_EMPTY" | "IS_NOT" | "IS_NOT_EMPTY" | "NOT_IN_LAST_DAYS" | "STARTS_WITH";
export type SegmentGroupInput = {
  match: SegmentMatch;
  rules: ReadonlyArray<SegmentRuleInput>;
};
export type SegmentRuleInput = {
  condition?: SegmentConditionInput | null | undefined;
  group?: SegmentGroupInput | null | undefined;
};
export type SegmentConditionInput = {
  field: SegmentField;
  propertyId?: string | null | undefined;
  test: SegmentTest;
  values: ReadonlyArray<string>;
};
export type LiveCountQuery$variables = {
  rule: SegmentGroupInput;
  skip?: number | null | undefined;
  timezone: string;
};
export type LiveCountQuery$data = {
  readonly previewSegment: {
    readonly about: boolean;
    readonly count: number;
    readonly notAsked: number;
    readonly sample: ReadonlyArray<{
      readonly contact: {
        readonly city: string | null | undefined;
        readonly company: {
          readonly name: string;
        } | null | undefined;
        readonly fullName: string;
        readonly id: string;
        readonly phoneNumber: string;
        readonly pictureURL: string | null | undefined;
      };
      readonly reasons: ReadonlyArray<{
        readonly condition: number;
        readonly holds: boolean;
        readonly value: string;
      }>;
    }>;
    readonly subscribed: number;
    readonly total: number;
    readonly unsubscribed: number;
  };
};
export type LiveCountQuery = {
  response: LiveCountQuery$data;
  variables: LiveCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timezone"
},
v3 = [
  {
    "kind": "Variable",
    "name": "rule",
    "variableName": "rule"
  },
  {
    "kind": "Variable",
    "name": "skip",
    "variableName": "skip"
  },
  {
    "kind": "Variable",
    "name": "timezone",
    "variableName": "timezone"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "about",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subscribed",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notAsked",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsubscribed",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureURL",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneNumber",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "SegmentReason",
  "kind": "LinkedField",
  "name": "reasons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "condition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SegmentPreview",
        "kind": "LinkedField",
        "name": "previewSegment",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentPerson",
            "kind": "LinkedField",
            "name": "sample",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Contact",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContactCompany",
                    "kind": "LinkedField",
                    "name": "company",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LiveCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SegmentPreview",
        "kind": "LinkedField",
        "name": "previewSegment",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentPerson",
            "kind": "LinkedField",
            "name": "sample",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Contact",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContactCompany",
                    "kind": "LinkedField",
                    "name": "company",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8e825eace4f61e0526446fa9663bddff66afa75249bfadc2016e790c6f0e776",
    "metadata": {},
    "name": "LiveCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1be461c592df51a17f9d6f7df3135ab5";

export default node;
