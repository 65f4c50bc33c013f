/**
 * @generated SignedSource<<be5ec69f21ca25735db9df9f114a6542>>
 * @relayHash 9f15c7acaaaa4d6d760be46414ac2b1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a987141377db6dbb7a1f7c50f229812f72e0d1e8401215db09f28c087f422a2

import type { ConcreteRequest } from 'relay-runtime';
export type FlowEditorPageQuery$variables = {
  id: string;
};
export type FlowEditorPageQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly isDeleted: boolean;
      readonly name: string;
    }>;
  };
  readonly getSinglePhoneNumber: {
    readonly callWorkFlow: {
      readonly promptLanguage: string;
      readonly team: {
        readonly teamId: string;
      } | null | undefined;
      readonly timezone: string | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly number: string;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly language: string | null | undefined;
      readonly timezone: string | null | undefined;
    };
  };
};
export type FlowEditorPageQuery = {
  response: FlowEditorPageQuery$data;
  variables: FlowEditorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "getSinglePhoneNumber",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallWorkFlow",
        "kind": "LinkedField",
        "name": "callWorkFlow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CallWorkFlowTeam",
            "kind": "LinkedField",
            "name": "team",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "teamId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promptLanguage",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "TeamList",
    "kind": "LinkedField",
    "name": "fetchTeams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDeleted",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchTeams(first:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
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
    "name": "FlowEditorPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlowEditorPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "9a987141377db6dbb7a1f7c50f229812f72e0d1e8401215db09f28c087f422a2",
    "metadata": {},
    "name": "FlowEditorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57b2f1c022e0dc88ee3f4517a295b4e1";

export default node;
