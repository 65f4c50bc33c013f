/**
 * @generated SignedSource<<42afda949e4995d79d6f92d33fdf0eec>>
 * @relayHash aa15664391a39dec17bc2b675d4f5abb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f5298957a25286d47d3435256d2f0923f3766f5ac55b60c339fe114efc1e31c

import type { ConcreteRequest } from 'relay-runtime';
export type SandboxWelcomeMutation$variables = Record<PropertyKey, never>;
export type SandboxWelcomeMutation$data = {
  readonly openDemoSession: {
    readonly authTokens: {
      readonly expiresInSeconds: number;
      readonly token: string;
    };
  };
};
export type SandboxWelcomeMutation = {
  response: SandboxWelcomeMutation$data;
  variables: SandboxWelcomeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VerifyOTPResult",
    "kind": "LinkedField",
    "name": "openDemoSession",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SandboxWelcomeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SandboxWelcomeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7f5298957a25286d47d3435256d2f0923f3766f5ac55b60c339fe114efc1e31c",
    "metadata": {},
    "name": "SandboxWelcomeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64a1e05e1e75da8f5a7527f4a96e699d";

export default node;
