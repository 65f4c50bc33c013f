/**
 * @generated SignedSource<<33644c0419161f95739adf358dab3bee>>
 * @relayHash 6f9eb2543b54b5c58904ebdb802d3933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba1822474c6d24f646728b914047f367b50ab7861ecee18ed1f90faf1bf772c5

import type { ConcreteRequest } from 'relay-runtime';
export type CreditStatus = "EMPTY" | "LOW" | "OK";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type useCreditQuery$variables = Record<PropertyKey, never>;
export type useCreditQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly isTestNumber: boolean;
    }>;
  };
  readonly getCreditBalance: {
    readonly balance: number | null | undefined;
    readonly currency: Currency | null | undefined;
    readonly id: string;
    readonly status: CreditStatus;
    readonly testMinutesLeft: number | null | undefined;
    readonly testSmsLeft: number | null | undefined;
    readonly version: number;
  };
};
export type useCreditQuery = {
  response: useCreditQuery$data;
  variables: useCreditQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreditBalance",
    "kind": "LinkedField",
    "name": "getCreditBalance",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "balance",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testMinutesLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testSmsLeft",
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
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 20
      },
      {
        "kind": "Literal",
        "name": "usable",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTestNumber",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(limit:20,usable:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreditQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCreditQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba1822474c6d24f646728b914047f367b50ab7861ecee18ed1f90faf1bf772c5",
    "metadata": {},
    "name": "useCreditQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "751717509fc0e5c66cae102632b77daa";

export default node;
