/**
 * @generated SignedSource<<b651a53b1c85543d55563bb5d9f87bc9>>
 * @relayHash 2879a7d53cd03f3dc19be6a8d7865700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161ba492797770cdd2502dfee615fbd1fabad8e4e70422f60b21ca9a6182d15d

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
    "storageKey": "fetchWorkspacePhoneNumbers(first:100)"
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
    "id": "161ba492797770cdd2502dfee615fbd1fabad8e4e70422f60b21ca9a6182d15d",
    "metadata": {},
    "name": "AutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7b16a62a58e9e76382ecaa8b1aa2700";

export default node;
