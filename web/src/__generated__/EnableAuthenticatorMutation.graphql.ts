/**
 * @generated SignedSource<<19c30d73f263d09afcda2eb7b7311cda>>
 * @relayHash 7cf7eb5a16a14a132e812026e91f5da5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0fd5f525d250c97e941660d79d454538f5cf0fdfac3a6ace1cc5c873ce19f44

import type { ConcreteRequest } from 'relay-runtime';
export type EnableAuthenticatorMutation$variables = {
  code: string;
};
export type EnableAuthenticatorMutation$data = {
  readonly verifyEnableMFA: {
    readonly recoveryCodes: ReadonlyArray<string>;
  };
};
export type EnableAuthenticatorMutation = {
  response: EnableAuthenticatorMutation$data;
  variables: EnableAuthenticatorMutation$variables;
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
    "concreteType": "RecoveryCodes",
    "kind": "LinkedField",
    "name": "verifyEnableMFA",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
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
    "name": "EnableAuthenticatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnableAuthenticatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0fd5f525d250c97e941660d79d454538f5cf0fdfac3a6ace1cc5c873ce19f44",
    "metadata": {},
    "name": "EnableAuthenticatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d232dd8b655cf49ee984940b394f9be";

export default node;
