/**
 * @generated SignedSource<<9759561ca210931fdb3cae068c30b1e8>>
 * @relayHash 3ea5273403663ae1d98a70acec257e21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0de7d82de568232a2459727b0b63d843a8b38829f3ee0edd333038f39627a766

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardAcceptMutation$variables = {
  code: string;
  id: string;
};
export type OwnershipCardAcceptMutation$data = {
  readonly acceptOwnershipTransfer: {
    readonly id: string;
    readonly status: OwnershipTransferStatus;
  };
};
export type OwnershipCardAcceptMutation = {
  response: OwnershipCardAcceptMutation$data;
  variables: OwnershipCardAcceptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "acceptOwnershipTransfer",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardAcceptMutation",
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
    "name": "OwnershipCardAcceptMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0de7d82de568232a2459727b0b63d843a8b38829f3ee0edd333038f39627a766",
    "metadata": {},
    "name": "OwnershipCardAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "468a9bfd6e555b02bea48585abd7cea2";

export default node;
