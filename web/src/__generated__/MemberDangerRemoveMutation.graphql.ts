/**
 * @generated SignedSource<<69860a750b725c1b98b5afb9ac2d7292>>
 * @relayHash df755c34a2f9e3018284230a60733095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2907d171809467ebc1d74453f826c5f2928772e7cb547a4cb124c8f39816833d

import type { ConcreteRequest } from 'relay-runtime';
export type MemberDangerRemoveMutation$variables = {
  id: string;
};
export type MemberDangerRemoveMutation$data = {
  readonly removeUserFromWorkspace: boolean;
};
export type MemberDangerRemoveMutation = {
  response: MemberDangerRemoveMutation$data;
  variables: MemberDangerRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userProfileId",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "removeUserFromWorkspace",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberDangerRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberDangerRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2907d171809467ebc1d74453f826c5f2928772e7cb547a4cb124c8f39816833d",
    "metadata": {},
    "name": "MemberDangerRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32883967db948d074a161cba760de2f4";

export default node;
