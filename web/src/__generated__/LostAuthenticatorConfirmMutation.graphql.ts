/**
 * @generated SignedSource<<bc5fa81e663240ecc05065bfa551f312>>
 * @relayHash 62d401f93181f6c8402bcf9c7874bb0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61c706ed23bfa28a698aa68d6ac3578f18ac00bee58b96e0c1ca366065d0ae91

import type { ConcreteRequest } from 'relay-runtime';
export type LostAuthenticatorConfirmMutation$variables = {
  code: string;
  temporaryAccessToken: string;
};
export type LostAuthenticatorConfirmMutation$data = {
  readonly confirmMFAReset: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    } | null | undefined;
    readonly dueAt: any | null | undefined;
  };
};
export type LostAuthenticatorConfirmMutation = {
  response: LostAuthenticatorConfirmMutation$data;
  variables: LostAuthenticatorConfirmMutation$variables;
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
    "concreteType": "MfaResetResult",
    "kind": "LinkedField",
    "name": "confirmMFAReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
        "storageKey": null
      },
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
    "name": "LostAuthenticatorConfirmMutation",
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
    "name": "LostAuthenticatorConfirmMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "61c706ed23bfa28a698aa68d6ac3578f18ac00bee58b96e0c1ca366065d0ae91",
    "metadata": {},
    "name": "LostAuthenticatorConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3007e045de30aa509623ba89bc624c58";

export default node;
