/**
 * @generated SignedSource<<632431721d9a966c4dbb3bf9fdf03768>>
 * @relayHash fe4a69a086d3f1122ea24716b0b286f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f206fb79539bd7208c4131dcd441419ea23e0204a1ee8a0d146d8a7eb8ad73

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
var v0 = [
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
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReleasedNumbersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "37f206fb79539bd7208c4131dcd441419ea23e0204a1ee8a0d146d8a7eb8ad73",
    "metadata": {},
    "name": "ReleasedNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3c9fe26216ef5682ce3dbeccd3218fb";

export default node;
