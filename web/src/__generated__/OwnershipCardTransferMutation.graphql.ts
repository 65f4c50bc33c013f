/**
 * @generated SignedSource<<4de7f46bfde3b70945b2a16b21e6df2e>>
 * @relayHash 0828c94a0523acf0c83a96ed319e5b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 357cd5760d38ad581b1fd50e738e55dc718e8e9d8b444586696da34e632a22c1

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardTransferMutation$variables = {
  code?: string | null | undefined;
  password?: string | null | undefined;
  userProfileId: string;
};
export type OwnershipCardTransferMutation$data = {
  readonly transferOwnership: {
    readonly id: string;
    readonly status: OwnershipTransferStatus;
  };
};
export type OwnershipCardTransferMutation = {
  response: OwnershipCardTransferMutation$data;
  variables: OwnershipCardTransferMutation$variables;
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
  "name": "password"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userProfileId"
},
v3 = [
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
        "name": "password",
        "variableName": "password"
      },
      {
        "kind": "Variable",
        "name": "userProfileId",
        "variableName": "userProfileId"
      }
    ],
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "transferOwnership",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardTransferMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OwnershipCardTransferMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "357cd5760d38ad581b1fd50e738e55dc718e8e9d8b444586696da34e632a22c1",
    "metadata": {},
    "name": "OwnershipCardTransferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66955b57addf20d559132a398716e647";

export default node;
