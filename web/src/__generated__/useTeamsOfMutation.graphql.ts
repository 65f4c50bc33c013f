/**
 * @generated SignedSource<<1d6cf3219501bdb9a3387f4406dddec5>>
 * @relayHash d75bc44468d549fd5007d80f0caffb08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d7dc3783e8bb0fbaa41068f1ed4ef683f949d20b270a5f4a845b1cb76067831

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTeamInput = {
  description?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  memberIds?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
};
export type useTeamsOfMutation$variables = {
  input: UpdateTeamInput;
};
export type useTeamsOfMutation$data = {
  readonly updateTeamAndAutoAssignMembers: {
    readonly id: string;
    readonly members: ReadonlyArray<{
      readonly id: string;
      readonly teamIds: ReadonlyArray<string>;
    }>;
    readonly totalMembers: number;
    readonly version: number;
  };
};
export type useTeamsOfMutation = {
  response: useTeamsOfMutation$data;
  variables: useTeamsOfMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "updateTeamAndAutoAssignMembers",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalMembers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "members",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamIds",
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
    "name": "useTeamsOfMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTeamsOfMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8d7dc3783e8bb0fbaa41068f1ed4ef683f949d20b270a5f4a845b1cb76067831",
    "metadata": {},
    "name": "useTeamsOfMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a2ad639cc6f2adca6fd7426a4789041";

export default node;
