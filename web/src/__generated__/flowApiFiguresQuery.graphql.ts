/**
 * @generated SignedSource<<cf51bab8b7884411a0e194b5ecdceaa5>>
 * @relayHash 1317371062e66e7ea4c825f234f54054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a46e4b12810fa1206ad79701db00353798a275108d0d5788d2f816e3f3ede6c

import type { ConcreteRequest } from 'relay-runtime';
export type flowApiFiguresQuery$variables = {
  id: string;
};
export type flowApiFiguresQuery$data = {
  readonly fetchCallFlowFigures: {
    readonly calls: number;
    readonly nodes: ReadonlyArray<{
      readonly answered: number;
      readonly averageWait: number | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "averageWait",
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
    "id": "4a46e4b12810fa1206ad79701db00353798a275108d0d5788d2f816e3f3ede6c",
    "metadata": {},
    "name": "flowApiFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "735fe682f7fccd56551431dabf2f128a";

export default node;
