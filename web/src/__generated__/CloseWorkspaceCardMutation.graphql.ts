/**
 * @generated SignedSource<<e20ef55b43a9533acd131153ce2c4199>>
 * @relayHash 034015d090959ba8af22d945e04f980f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d00db854f2bc082dcd43d0bd8f937432ebf36de1220cf078ecb06a649563a94

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceStatus = "ACTIVE" | "Deactivated" | "SUSPENDED" | "Uninstalled";
export type CloseWorkspaceCardMutation$variables = {
  name: string;
};
export type CloseWorkspaceCardMutation$data = {
  readonly deactivateWorkspace: {
    readonly id: string;
    readonly status: WorkspaceStatus;
    readonly version: number;
  };
};
export type CloseWorkspaceCardMutation = {
  response: CloseWorkspaceCardMutation$data;
  variables: CloseWorkspaceCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "deactivateWorkspace",
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
        "name": "status",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CloseWorkspaceCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CloseWorkspaceCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d00db854f2bc082dcd43d0bd8f937432ebf36de1220cf078ecb06a649563a94",
    "metadata": {},
    "name": "CloseWorkspaceCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e9bddb7827d73528b4669f2ec07f47d";

export default node;
