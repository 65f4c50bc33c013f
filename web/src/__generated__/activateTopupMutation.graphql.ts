/**
 * @generated SignedSource<<cbecaeca64835e926298092eca3508c7>>
 * @relayHash a4a99059b1fbf036d35e9e01ba6e3f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3cfe1c3dd1b969631ddc275d042cb06dfe6a04bc1d9a472b91b81b65af33fc

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "FAILED" | "PENDING" | "REFUNDED" | "SUCCESSFUL";
export type activateTopupMutation$variables = {
  externalId?: string | null | undefined;
  topup: string;
};
export type activateTopupMutation$data = {
  readonly activateTopup: {
    readonly topup: {
      readonly id: string;
      readonly status: PaymentStatus;
    };
  };
};
export type activateTopupMutation = {
  response: activateTopupMutation$data;
  variables: activateTopupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "externalId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "topup"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "externalId",
        "variableName": "externalId"
      },
      {
        "kind": "Variable",
        "name": "topup",
        "variableName": "topup"
      }
    ],
    "concreteType": "ActivateTopupPayload",
    "kind": "LinkedField",
    "name": "activateTopup",
    "plural": false,
    "selections": [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "activateTopupMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "activateTopupMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3c3cfe1c3dd1b969631ddc275d042cb06dfe6a04bc1d9a472b91b81b65af33fc",
    "metadata": {},
    "name": "activateTopupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ff6cf1293828f7a2f8d921bc10b4234";

export default node;
