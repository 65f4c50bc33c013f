/**
 * @generated SignedSource<<9115f31c07df0801f6a41b03e898acd0>>
 * @relayHash 329b20fb2bcc4bba20a59c60115aebcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc82d426967ba4906070e9a90265ac41bb92f4d991514e3f88d4db6d01697133

import type { ConcreteRequest } from 'relay-runtime';
export type EnableAuthenticatorSecretMutation$variables = Record<PropertyKey, never>;
export type EnableAuthenticatorSecretMutation$data = {
  readonly createMFA: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type EnableAuthenticatorSecretMutation = {
  response: EnableAuthenticatorSecretMutation$data;
  variables: EnableAuthenticatorSecretMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MfaSetup",
    "kind": "LinkedField",
    "name": "createMFA",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
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
    "name": "EnableAuthenticatorSecretMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EnableAuthenticatorSecretMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cc82d426967ba4906070e9a90265ac41bb92f4d991514e3f88d4db6d01697133",
    "metadata": {},
    "name": "EnableAuthenticatorSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a9a76a622788351ca54424821a44a34";

export default node;
