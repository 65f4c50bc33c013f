/**
 * @generated SignedSource<<b380e40c65a3221fae3a376bd2e65d45>>
 * @relayHash 9426ab5138fc455ff8899d453a03a741
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3036229ebe957952329bdf31a379863b565b43226c7f4d9cb35376fb3a8a8b10

import type { ConcreteRequest } from 'relay-runtime';
export type MfaFormMutation$variables = {
  code: string;
  temporaryAccessToken: string;
};
export type MfaFormMutation$data = {
  readonly verifyMFALogin: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    };
  };
};
export type MfaFormMutation = {
  response: MfaFormMutation$data;
  variables: MfaFormMutation$variables;
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
  "name": "temporaryAccessToken"
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
        "name": "temporaryAccessToken",
        "variableName": "temporaryAccessToken"
      }
    ],
    "concreteType": "VerifyOTPResult",
    "kind": "LinkedField",
    "name": "verifyMFALogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthTokens",
        "kind": "LinkedField",
        "name": "authTokens",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresInSeconds",
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
    "name": "MfaFormMutation",
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
    "name": "MfaFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3036229ebe957952329bdf31a379863b565b43226c7f4d9cb35376fb3a8a8b10",
    "metadata": {},
    "name": "MfaFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8355fb48b711126e93d70788f4bdd040";

export default node;
