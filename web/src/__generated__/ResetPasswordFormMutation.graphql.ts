/**
 * @generated SignedSource<<f5f4b31daccf827a15cbdb8c9339af8e>>
 * @relayHash e2ba1974385d8a382c7ec484049b8e4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d681e521027a4d3ba31a14c4530e11819d7e86368253fd27426b7c5eea365f4

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordFormMutation$variables = {
  code: string;
  newPassword: string;
  userId: string;
};
export type ResetPasswordFormMutation$data = {
  readonly resetPassWord: boolean;
};
export type ResetPasswordFormMutation = {
  response: ResetPasswordFormMutation$data;
  variables: ResetPasswordFormMutation$variables;
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
  "name": "newPassword"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v3 = [
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
        "name": "newPassword",
        "variableName": "newPassword"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "kind": "ScalarField",
    "name": "resetPassWord",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetPasswordFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ResetPasswordFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1d681e521027a4d3ba31a14c4530e11819d7e86368253fd27426b7c5eea365f4",
    "metadata": {},
    "name": "ResetPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd7a9c66f80e330fb8cbb23ec822385a";

export default node;
