/**
 * @generated SignedSource<<42b3cc79bb8e2e09b0600a43cbd182ae>>
 * @relayHash 2cc0871a32481163c7d34b33d8e309a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e83757a9ce6c5be6c5aa0b71e22b42492a7692fa0ad4c45e9c277b10575e34ac

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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:20)"
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
    "id": "e83757a9ce6c5be6c5aa0b71e22b42492a7692fa0ad4c45e9c277b10575e34ac",
    "metadata": {},
    "name": "CreditChipQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e013e1218d1457a9905afcfcef3a9ac4";

export default node;
