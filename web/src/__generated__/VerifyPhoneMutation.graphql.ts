/**
 * @generated SignedSource<<eb6b959508af105cd37f86b56aa4f95e>>
 * @relayHash 5c6575c52b62bc98a8ca79b7946d5047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f3cf8a8cff1836ffa1d172f3782b74e00717d8723fff42d98aac0c35e9bb95

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPhoneMutation$variables = {
  code: string;
};
export type VerifyPhoneMutation$data = {
  readonly verifyPhoneNumber: {
    readonly id: string;
    readonly isPhoneNumberVerified: boolean;
    readonly phoneNumber: string | null | undefined;
    readonly version: number;
  };
};
export type VerifyPhoneMutation = {
  response: VerifyPhoneMutation$data;
  variables: VerifyPhoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "verifyPhoneNumber",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPhoneNumberVerified",
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
    "name": "VerifyPhoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerifyPhoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34f3cf8a8cff1836ffa1d172f3782b74e00717d8723fff42d98aac0c35e9bb95",
    "metadata": {},
    "name": "VerifyPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fe976e12dda21664eaffae30249641e";

export default node;
