/**
 * @generated SignedSource<<9a2cf4c536e3db01f7bca2f6426e8024>>
 * @relayHash d3df2d3cf26cc1a84ffe83307a9e6dc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688857f8f4fc95474b860220f5139aae244c28a70a6af22b0249ba2562c901e9

import type { ConcreteRequest } from 'relay-runtime';
export type flowApiFiguresQuery$variables = {
  id: string;
};
export type flowApiFiguresQuery$data = {
  readonly fetchCallFlowFigures: {
    readonly calls: number;
    readonly nodes: ReadonlyArray<{
      readonly calls: number;
      readonly nodeId: string;
      readonly pressed: ReadonlyArray<{
        readonly key: string;
        readonly times: number;
      }>;
    }>;
  };
};
export type flowApiFiguresQuery = {
  response: flowApiFiguresQuery$data;
  variables: flowApiFiguresQuery$variables;
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
  "name": "calls",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CallFlowFigures",
    "kind": "LinkedField",
    "name": "fetchCallFlowFigures",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CallFlowNodeFigure",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CallFlowKeyFigure",
            "kind": "LinkedField",
            "name": "pressed",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "times",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "flowApiFiguresQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "flowApiFiguresQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "688857f8f4fc95474b860220f5139aae244c28a70a6af22b0249ba2562c901e9",
    "metadata": {},
    "name": "flowApiFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a1d6f55b2d74b6d442f55fcbe5e2d4c";

export default node;
