/**
 * @generated SignedSource<<c900f72fd05bad518011bdf167411f9c>>
 * @relayHash aa8dd37693e6be3f8c4a032a84f1648a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e52007d475d8e21d114cfc6619e64b9f8e997824694935a33437675bf08f761

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
      readonly version: number;
    }>;
  };
};
export type answerWithQuery = {
  response: answerWithQuery$data;
  variables: answerWithQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 1
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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "answerWithQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "answerWithQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6e52007d475d8e21d114cfc6619e64b9f8e997824694935a33437675bf08f761",
    "metadata": {},
    "name": "answerWithQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06bdbc9ae1243b6f04cad36ce241a7ce";

export default node;
