/**
 * @generated SignedSource<<85016d2fba46bbeed8753f0e2da6aa31>>
 * @relayHash a109b1763dd37f647ba9b41c6642210c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5056201e270c84a7485ff8c3cf2d7d2e57f7e4594c542e49b04957276a974958

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinWorkspacePageMutation$variables = {
  id: string;
};
export type JoinWorkspacePageMutation$data = {
  readonly joinWorkspace: {
    readonly status: Approval;
    readonly workspace: {
      readonly id: string;
    } | null | undefined;
  };
};
export type JoinWorkspacePageMutation = {
  response: JoinWorkspacePageMutation$data;
  variables: JoinWorkspacePageMutation$variables;
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
        "name": "workspaceId",
        "variableName": "id"
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
    "name": "JoinWorkspacePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinWorkspacePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5056201e270c84a7485ff8c3cf2d7d2e57f7e4594c542e49b04957276a974958",
    "metadata": {},
    "name": "JoinWorkspacePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edd4646d7cece6ff3266923b9dac1af3";

export default node;
