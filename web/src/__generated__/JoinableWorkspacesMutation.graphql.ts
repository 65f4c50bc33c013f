/**
 * @generated SignedSource<<2dc97507639eb15ac5188fb572bd8c1c>>
 * @relayHash ed0d522abefc4f3c0fe52dae3277c143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f4ca02fa4937245dbd2e8b51a352e2cb43c05fd44756d2a39c27f5699067f4e

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinableWorkspacesMutation$variables = {
  workspaceId: string;
};
export type JoinableWorkspacesMutation$data = {
  readonly joinWorkspace: {
    readonly status: Approval;
    readonly workspace: {
      readonly id: string;
    } | null | undefined;
  };
};
export type JoinableWorkspacesMutation = {
  response: JoinableWorkspacesMutation$data;
  variables: JoinableWorkspacesMutation$variables;
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
    "concreteType": "JoinWorkspaceResult",
    "kind": "LinkedField",
    "name": "joinWorkspace",
    "plural": false,
    "selections": [
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
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinableWorkspacesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinableWorkspacesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f4ca02fa4937245dbd2e8b51a352e2cb43c05fd44756d2a39c27f5699067f4e",
    "metadata": {},
    "name": "JoinableWorkspacesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d694e8ebe3bfb5abdb82dc89d4cf8f42";

export default node;
