/**
 * @generated SignedSource<<2404cc5c433094389393b92e372610b4>>
 * @relayHash c9b8e113915ac7730c17ff4749ccff23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07e442d213cd57fb39dc4527b99bd11d09b485a573865baafd2aed711226b7ce

import type { ConcreteRequest } from 'relay-runtime';
export type ReleasedNumbersQuery$variables = Record<PropertyKey, never>;
export type ReleasedNumbersQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
      readonly reclaimPrice: {
        readonly dueNow: number;
        readonly monthly: number;
        readonly onNextInvoice: number;
        readonly tax: {
          readonly amount: number;
          readonly inclusive: boolean;
          readonly name: string;
          readonly percent: number;
          readonly reverseCharge: boolean;
        } | null | undefined;
      } | null | undefined;
      readonly reclaimUntil: any | null | undefined;
    }>;
  };
};
export type ReleasedNumbersQuery = {
  response: ReleasedNumbersQuery$data;
  variables: ReleasedNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "released",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "reclaimUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReclaimPrice",
            "kind": "LinkedField",
            "name": "reclaimPrice",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueNow",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "onNextInvoice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "monthly",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceTax",
                "kind": "LinkedField",
                "name": "tax",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inclusive",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reverseCharge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
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
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,released:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReleasedNumbersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReleasedNumbersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07e442d213cd57fb39dc4527b99bd11d09b485a573865baafd2aed711226b7ce",
    "metadata": {},
    "name": "ReleasedNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f1031867cac0e1169a0f991775bc4e6";

export default node;
