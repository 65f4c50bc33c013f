/**
 * @generated SignedSource<<67f1f50c9ff91e27849dbee493f5ed60>>
 * @relayHash abd94df17313164608bda9303aae00fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ebe911f1fbfff049b8084e6fc4bc7d0697f74348867d5bbeebfa0cd749591b7

import type { ConcreteRequest } from 'relay-runtime';
export type TriageToolsQuery$variables = Record<PropertyKey, never>;
export type TriageToolsQuery$data = {
  readonly fetchPinnedConversations: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type TriageToolsQuery = {
  response: TriageToolsQuery$data;
  variables: TriageToolsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "fetchPinnedConversations",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "TriageToolsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TriageToolsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8ebe911f1fbfff049b8084e6fc4bc7d0697f74348867d5bbeebfa0cd749591b7",
    "metadata": {},
    "name": "TriageToolsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10b1b9bd571752bc48d538079daf26b8";

export default node;
