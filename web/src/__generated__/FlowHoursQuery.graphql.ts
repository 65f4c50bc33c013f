/**
 * @generated SignedSource<<37430a025e70ef27c63465eeadd85e4f>>
 * @relayHash 1e1d5258b68eafd265e92346c5b7277a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 346e081eb11eff69107858d02f768468c8e1ee3361390984c02e8cefbdfeae71

import type { ConcreteRequest } from 'relay-runtime';
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type FlowHoursQuery$variables = {
  id: string;
};
export type FlowHoursQuery$data = {
  readonly fetchCallFlow: {
    readonly id: string;
    readonly live: {
      readonly nodes: ReadonlyArray<{
        readonly hours: {
          readonly timezone: string;
        } | null | undefined;
        readonly kind: CallFlowNodeKind;
      }>;
    } | null | undefined;
  };
};
export type FlowHoursQuery = {
  response: FlowHoursQuery$data;
  variables: FlowHoursQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkingHours",
  "kind": "LinkedField",
  "name": "hours",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FlowHoursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CallFlow",
        "kind": "LinkedField",
        "name": "fetchCallFlow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CallFlowVersion",
            "kind": "LinkedField",
            "name": "live",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallFlowNode",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlowHoursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CallFlow",
        "kind": "LinkedField",
        "name": "fetchCallFlow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CallFlowVersion",
            "kind": "LinkedField",
            "name": "live",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallFlowNode",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "346e081eb11eff69107858d02f768468c8e1ee3361390984c02e8cefbdfeae71",
    "metadata": {},
    "name": "FlowHoursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c944063b44c13432bbee91709e3d0b0";

export default node;
