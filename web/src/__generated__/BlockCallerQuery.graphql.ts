/**
 * @generated SignedSource<<065331cce3b2d57bbfe00ff3133a8a4a>>
 * @relayHash 26e7a2dfa5d02b54c02a0a65c94760a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e9d9f841f4a33a43655423331fcc6557f6a61d0c491dd8287495c0a18681341

import type { ConcreteRequest } from 'relay-runtime';
export type BlockCallerQuery$variables = {
  number: string;
};
export type BlockCallerQuery$data = {
  readonly fetchBlockedNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly number: string;
      readonly reason: string | null | undefined;
    }>;
  };
};
export type BlockCallerQuery = {
  response: BlockCallerQuery$data;
  variables: BlockCallerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "BlockedNumberList",
    "kind": "LinkedField",
    "name": "fetchBlockedNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlockedNumber",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
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
    "name": "BlockCallerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlockCallerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e9d9f841f4a33a43655423331fcc6557f6a61d0c491dd8287495c0a18681341",
    "metadata": {},
    "name": "BlockCallerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0922229647b2a87c9ca0c0b5379d1663";

export default node;
