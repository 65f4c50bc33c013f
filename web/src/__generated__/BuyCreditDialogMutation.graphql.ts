/**
 * @generated SignedSource<<4d795dd19ecb8b0f04d5584806769b07>>
 * @relayHash 13ef4f5265856c9baa1c9448a19966bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76b31c118bba828dbd7a173fa90997cb5c1f47bab1ca6f80019a1df6bb52bcfe

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "FAILED" | "PENDING" | "REFUNDED" | "SUCCESSFUL";
export type BuyCreditDialogMutation$variables = {
  amount: number;
  idempotencyKey?: string | null | undefined;
  paymentGateway?: string | null | undefined;
  redirectUrl: string;
};
export type BuyCreditDialogMutation$data = {
  readonly topup: {
    readonly confirmationUrl: string | null | undefined;
    readonly topup: {
      readonly id: string;
      readonly status: PaymentStatus;
    };
  };
};
export type BuyCreditDialogMutation = {
  response: BuyCreditDialogMutation$data;
  variables: BuyCreditDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentGateway"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redirectUrl"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "paymentGateway",
        "variableName": "paymentGateway"
      },
      {
        "kind": "Variable",
        "name": "redirectUrl",
        "variableName": "redirectUrl"
      }
    ],
    "concreteType": "TopupPayload",
    "kind": "LinkedField",
    "name": "topup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmationUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Topup",
        "kind": "LinkedField",
        "name": "topup",
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
            "name": "status",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyCreditDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BuyCreditDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "76b31c118bba828dbd7a173fa90997cb5c1f47bab1ca6f80019a1df6bb52bcfe",
    "metadata": {},
    "name": "BuyCreditDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65ed7c20439217efa4e419749f403460";

export default node;
