/**
 * @generated SignedSource<<e1649d5355044f5223803d48bfb293b3>>
 * @relayHash ac5901eeff76ed5c691e65518d277c47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d5aa4107b3e8a648a5cd43b7c5ec7ae915548e4a4bcc308f56fc6d6f49dc02

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAuthenticatorMutation$variables = {
  code: string;
};
export type RemoveAuthenticatorMutation$data = {
  readonly removeMFA: boolean;
};
export type RemoveAuthenticatorMutation = {
  response: RemoveAuthenticatorMutation$data;
  variables: RemoveAuthenticatorMutation$variables;
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
    "kind": "ScalarField",
    "name": "removeMFA",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RemoveAuthenticatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveAuthenticatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56d5aa4107b3e8a648a5cd43b7c5ec7ae915548e4a4bcc308f56fc6d6f49dc02",
    "metadata": {},
    "name": "RemoveAuthenticatorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c613b131aa633af4ae463e29f09b931c";

export default node;
