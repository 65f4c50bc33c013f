/**
 * @generated SignedSource<<0d6238bfe2e53e9ecdf5d26f5058439e>>
 * @relayHash 0039cd5314c8656f36219cc78e1526a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71fe24f6ccc46d4bcfa49a6a2ce5daea660706b39b1da2e6aac71e67179ce400

import type { ConcreteRequest } from 'relay-runtime';
export type IdleWatchQuery$variables = Record<PropertyKey, never>;
export type IdleWatchQuery$data = {
  readonly fetchSignInRules: {
    readonly idleSignOutMinutes: number;
  };
};
export type IdleWatchQuery = {
  response: IdleWatchQuery$data;
  variables: IdleWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInRules",
    "kind": "LinkedField",
    "name": "fetchSignInRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "idleSignOutMinutes",
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
    "name": "IdleWatchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdleWatchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "71fe24f6ccc46d4bcfa49a6a2ce5daea660706b39b1da2e6aac71e67179ce400",
    "metadata": {},
    "name": "IdleWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01aed40d5e6037e6459d3db3749b01ab";

export default node;
