/**
 * @generated SignedSource<<82e5ab4b1f1c359564302fb829b4eafb>>
 * @relayHash ec4652debff29f702e0d9bf8a9669fa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7021b5918d21f20db66eeada4f3021983cc5dfcf1f970e56bcad7d2d1a82b31c

import type { ConcreteRequest } from 'relay-runtime';
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type AutomationPageQuery$variables = Record<PropertyKey, never>;
export type AutomationPageQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly callWorkFlow: {
        readonly promptLanguage: string;
        readonly team: {
          readonly teamId: string;
        } | null | undefined;
        readonly type: CallWorkflowType;
      } | null | undefined;
      readonly id: string;
      readonly isTestNumber: boolean;
      readonly name: string;
      readonly number: string;
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly language: string | null | undefined;
    };
  };
};
export type AutomationPageQuery = {
  response: AutomationPageQuery$data;
  variables: AutomationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "usable",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "isTestNumber",
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
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "promptLanguage",
                "storageKey": null
              },
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,usable:true)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AutomationPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AutomationPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7021b5918d21f20db66eeada4f3021983cc5dfcf1f970e56bcad7d2d1a82b31c",
    "metadata": {},
    "name": "AutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90cc93a9066160b110b92e294a6a3772";

export default node;
