/**
 * @generated SignedSource<<e2a7b09119ed2f6bca6fae152ffcd8f5>>
 * @relayHash ec9fe7fe015e1469a6824579f8a1991e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc4427fc9a1b8267c1120974af5ec1f973c6e2c7de5d5944b9ad0d85f9f6391c

import type { ConcreteRequest } from 'relay-runtime';
export type CreditStatus = "EMPTY" | "LOW" | "OK";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type CreditChipQuery$variables = Record<PropertyKey, never>;
export type CreditChipQuery$data = {
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
export type CreditChipQuery = {
  response: CreditChipQuery$data;
  variables: CreditChipQuery$variables;
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
    "name": "CreditChipQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreditChipQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc4427fc9a1b8267c1120974af5ec1f973c6e2c7de5d5944b9ad0d85f9f6391c",
    "metadata": {},
    "name": "CreditChipQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b014b69835da6d0fdfc0f425f46a090a";

export default node;
