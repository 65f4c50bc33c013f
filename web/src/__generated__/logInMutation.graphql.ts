/**
 * @generated SignedSource<<e6817b0a10c7158ddad2598aaab41945>>
 * @relayHash 2ac71cd65a247f049653bd72bde5b246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3427cccdcf2d18f79f12b0eb4b2051cbd9f6b616359a2fb1e0bf0e040176d29c

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  password: string;
};
export type logInMutation$variables = {
  input: LoginInput;
};
export type logInMutation$data = {
  readonly login: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    } | null | undefined;
    readonly mfa: {
      readonly temporaryAccessToken: string;
    } | null | undefined;
    readonly note: string | null | undefined;
    readonly userId: string | null | undefined;
  };
};
export type logInMutation = {
  response: logInMutation$data;
  variables: logInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LoginResult",
    "kind": "LinkedField",
    "name": "login",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MfaPrompt",
        "kind": "LinkedField",
        "name": "mfa",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "temporaryAccessToken",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "logInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "logInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3427cccdcf2d18f79f12b0eb4b2051cbd9f6b616359a2fb1e0bf0e040176d29c",
    "metadata": {},
    "name": "logInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e46f518f62e0b15e57a19ffcd34ec08d";

export default node;
