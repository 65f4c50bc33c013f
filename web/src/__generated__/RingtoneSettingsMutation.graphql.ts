/**
 * @generated SignedSource<<e5201edae78b33afe3435bd8d2cd8f19>>
 * @relayHash a6e3cafc03abf4bfa80b0d62f294643c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e5c6a84a4e96d1b344d1221067ef0b4dea296c052cb426d6b7778e45b79b8bd

import type { ConcreteRequest } from 'relay-runtime';
export type RingtoneSettingsMutation$variables = {
  ringToneId: string;
  workspaceId: string;
};
export type RingtoneSettingsMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly version: number;
  };
};
export type RingtoneSettingsMutation = {
  response: RingtoneSettingsMutation$data;
  variables: RingtoneSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ringToneId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workspaceId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ringToneId",
        "variableName": "ringToneId"
      },
      {
        "kind": "Variable",
        "name": "workspaceId",
        "variableName": "workspaceId"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "RingtoneSettingsMutation",
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
    "name": "RingtoneSettingsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0e5c6a84a4e96d1b344d1221067ef0b4dea296c052cb426d6b7778e45b79b8bd",
    "metadata": {},
    "name": "RingtoneSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a055625368a6e9d9fb6885c7a936f6b7";

export default node;
