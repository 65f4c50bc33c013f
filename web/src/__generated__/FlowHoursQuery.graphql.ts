/**
 * @generated SignedSource<<358682efe22688a2a0c36fa91740edd8>>
 * @relayHash 4bcb5b75cfd0b46aa006482fc1298e33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a25db0742cfd8122b9f97c641c52ce9598ff2cc5987c3b5e200a43e887f26f

import type { ConcreteRequest } from 'relay-runtime';
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
                  (v3/*:: as any*/)
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
    "id": "99a25db0742cfd8122b9f97c641c52ce9598ff2cc5987c3b5e200a43e887f26f",
    "metadata": {},
    "name": "FlowHoursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09ee2b9ea23806d57d31c56d51f5a35a";

export default node;
