/**
 * @generated SignedSource<<6fa38eced4374e9cf318e801f9fba319>>
 * @relayHash 173798fbde9b11185f86a0c37c2e513c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c51b383fcecd3f90a0146722816778e025b3b3c849ff1c6b8fe0f8d4febaf2

import type { ConcreteRequest } from 'relay-runtime';
export type ChargeKind = "CALL" | "COUPON" | "FEE" | "MESSAGE" | "PHONE_NUMBER" | "PLAN" | "REFUND" | "SEAT" | "TAX" | "TRANSCRIPT";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SpendBy = "NUMBER" | "PERSON" | "TEAM";
export type SpendingReportQuery$variables = {
  by?: SpendBy | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
};
export type SpendingReportQuery$data = {
  readonly fetchSpending: {
    readonly currency: Currency;
    readonly months: ReadonlyArray<{
      readonly month: string;
      readonly spent: ReadonlyArray<{
        readonly amount: number;
        readonly channel: string | null | undefined;
        readonly items: number;
        readonly kind: ChargeKind;
      }>;
    }>;
    readonly moreSubjects: boolean;
    readonly subjects: ReadonlyArray<{
      readonly id: string;
      readonly number: string | null | undefined;
      readonly spent: ReadonlyArray<{
        readonly amount: number;
        readonly channel: string | null | undefined;
        readonly items: number;
        readonly kind: ChargeKind;
      }>;
      readonly team: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly user: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
    }>;
  };
};
export type SpendingReportQuery = {
  response: SpendingReportQuery$data;
  variables: SpendingReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Spent",
  "kind": "LinkedField",
  "name": "spent",
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
      "name": "channel",
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
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "by",
        "variableName": "by"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "Spending",
    "kind": "LinkedField",
    "name": "fetchSpending",
    "plural": false,
    "selections": [
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
        "name": "moreSubjects",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MonthSpent",
        "kind": "LinkedField",
        "name": "months",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubjectSpent",
        "kind": "LinkedField",
        "name": "subjects",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
            "concreteType": "Team",
            "kind": "LinkedField",
            "name": "team",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SpendingReportQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SpendingReportQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "94c51b383fcecd3f90a0146722816778e025b3b3c849ff1c6b8fe0f8d4febaf2",
    "metadata": {},
    "name": "SpendingReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3b064b85bbf512ea7a5d29d3ff4f022";

export default node;
