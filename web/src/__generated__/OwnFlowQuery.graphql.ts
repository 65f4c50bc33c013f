/**
 * @generated SignedSource<<c1899c2fe8b164aded08bc544acb4fcd>>
 * @relayHash 26152813ce66fbf0e3cdd2f7d7fdc12b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d3af91c4391af59d12d883b887f0edd567ff6879134d875c891878c4d4d8a84

import type { ConcreteRequest } from 'relay-runtime';
export type OwnFlowQuery$variables = {
  id: string;
};
export type OwnFlowQuery$data = {
  readonly fetchCallFlow: {
    readonly id: string;
    readonly live: {
      readonly version: number;
    } | null | undefined;
  };
};
export type OwnFlowQuery = {
  response: OwnFlowQuery$data;
  variables: OwnFlowQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CallFlow",
    "kind": "LinkedField",
    "name": "fetchCallFlow",
    "plural": false,
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
        "concreteType": "CallFlowVersion",
        "kind": "LinkedField",
        "name": "live",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "OwnFlowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnFlowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d3af91c4391af59d12d883b887f0edd567ff6879134d875c891878c4d4d8a84",
    "metadata": {},
    "name": "OwnFlowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5171d34af52125fa1587e34ce654ea9";

export default node;
