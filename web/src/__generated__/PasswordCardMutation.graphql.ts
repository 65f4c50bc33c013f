/**
 * @generated SignedSource<<73ec8668069754fff76a7f172d98f082>>
 * @relayHash 752acd52fd37f24af5ffe13395cef8da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008940b2d64e837eff0d3016bf8aa74b291ec74aaa8915c37ee4fa5b533381ba

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordCardMutation$variables = {
  currentPassword?: string | null | undefined;
  newPassword: string;
};
export type PasswordCardMutation$data = {
  readonly changePassword: {
    readonly expiresInSeconds: number;
    readonly token: string;
  };
};
export type PasswordCardMutation = {
  response: PasswordCardMutation$data;
  variables: PasswordCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currentPassword"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "newPassword"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "currentPassword",
        "variableName": "currentPassword"
      },
      {
        "kind": "Variable",
        "name": "newPassword",
        "variableName": "newPassword"
      }
    ],
    "concreteType": "AuthTokens",
    "kind": "LinkedField",
    "name": "changePassword",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "008940b2d64e837eff0d3016bf8aa74b291ec74aaa8915c37ee4fa5b533381ba",
    "metadata": {},
    "name": "PasswordCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df0786e2b73d1e3f342d9baea08addf9";

export default node;
