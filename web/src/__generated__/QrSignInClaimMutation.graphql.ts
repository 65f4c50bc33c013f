/**
 * @generated SignedSource<<b613323d43a097bf5f1f41ec7df35b71>>
 * @relayHash 52c6773d5ae5ff3df74c56edf4405757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35837e831d6279d449ef6985ebf453731ce97ea3b4ef077a91d6d0318c5fdea9

import type { ConcreteRequest } from 'relay-runtime';
export type QrSignInClaimMutation$variables = {
  token: string;
};
export type QrSignInClaimMutation$data = {
  readonly claimQrCode: {
    readonly claim: string;
    readonly expireMilleconds: number;
  };
};
export type QrSignInClaimMutation = {
  response: QrSignInClaimMutation$data;
  variables: QrSignInClaimMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "QrCodeClaim",
    "kind": "LinkedField",
    "name": "claimQrCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "claim",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expireMilleconds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QrSignInClaimMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QrSignInClaimMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "35837e831d6279d449ef6985ebf453731ce97ea3b4ef077a91d6d0318c5fdea9",
    "metadata": {},
    "name": "QrSignInClaimMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c7670ed6c36dc39250000e738f153b5";

export default node;
