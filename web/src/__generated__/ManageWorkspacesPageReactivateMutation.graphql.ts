/**
 * @generated SignedSource<<c1219667dede8089c99e712fb4461d3d>>
 * @relayHash dd89949c461fbd4f71d230ac1b7a4c1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f53ecdd97dcb3fa632e3e418f8fc3e13fc01bf883611e3dd1d22f5ea0c743bb3

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceStatus = "ACTIVE" | "Deactivated" | "SUSPENDED" | "Uninstalled";
export type ManageWorkspacesPageReactivateMutation$variables = {
  workspaceId: string;
};
export type ManageWorkspacesPageReactivateMutation$data = {
  readonly reactivateWorkspace: {
    readonly id: string;
    readonly status: WorkspaceStatus;
  };
};
export type ManageWorkspacesPageReactivateMutation = {
  response: ManageWorkspacesPageReactivateMutation$data;
  variables: ManageWorkspacesPageReactivateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "workspaceId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "workspaceId",
        "variableName": "workspaceId"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "reactivateWorkspace",
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
    "name": "ManageWorkspacesPageReactivateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManageWorkspacesPageReactivateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f53ecdd97dcb3fa632e3e418f8fc3e13fc01bf883611e3dd1d22f5ea0c743bb3",
    "metadata": {},
    "name": "ManageWorkspacesPageReactivateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c70ebfafc852d84aeacd2430dd6584b3";

export default node;
