/**
 * @generated SignedSource<<9bdc833fc2f7639227a741ac2323e35e>>
 * @relayHash 2e110f15f074f7735cceb92498deb7b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21492ba1e9e5aab889db1964f81e0ddbe4cf1f685d515bc482bb69d7a8dc2dbc

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneRowVerifyMutation$variables = {
  code: string;
};
export type PhoneRowVerifyMutation$data = {
  readonly verifyPhoneNumber: {
    readonly id: string;
    readonly isPhoneNumberVerified: boolean;
    readonly phoneNumber: string | null | undefined;
    readonly version: number;
  };
};
export type PhoneRowVerifyMutation = {
  response: PhoneRowVerifyMutation$data;
  variables: PhoneRowVerifyMutation$variables;
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
    "name": "PhoneRowVerifyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PhoneRowVerifyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21492ba1e9e5aab889db1964f81e0ddbe4cf1f685d515bc482bb69d7a8dc2dbc",
    "metadata": {},
    "name": "PhoneRowVerifyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e692b6567de47c92f242b03ea5e596d";

export default node;
