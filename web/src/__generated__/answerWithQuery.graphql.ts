/**
 * @generated SignedSource<<3c10d180d9eabd92f9dd83eccb5663a4>>
 * @relayHash acae16bfd323ff241c9111aca0eafae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6ed22c4fb24251b158205a62ccd793eaf98675974b0fd6a3c11774ad3160ef8

import type { ConcreteRequest } from 'relay-runtime';
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type answerWithQuery$variables = Record<PropertyKey, never>;
export type answerWithQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly callWorkFlow: {
        readonly ivrChoices: ReadonlyArray<{
          readonly keys: ReadonlyArray<string>;
        }>;
        readonly promptLanguage: string;
        readonly team: {
          readonly teamId: string;
        } | null | undefined;
        readonly type: CallWorkflowType;
      } | null | undefined;
      readonly id: string;
      readonly number: string;
      readonly version: number;
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly language: string | null | undefined;
    };
  };
};
export type answerWithQuery = {
  response: answerWithQuery$data;
  variables: answerWithQuery$variables;
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
        "name": "limit",
        "value": 1
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
            "name": "version",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "IvrChoice",
                "kind": "LinkedField",
                "name": "ivrChoices",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keys",
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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1,usable:true)"
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
    "name": "answerWithQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "answerWithQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6ed22c4fb24251b158205a62ccd793eaf98675974b0fd6a3c11774ad3160ef8",
    "metadata": {},
    "name": "answerWithQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b81b34b27a2d81a54fb12e6d2b487a1";

export default node;
