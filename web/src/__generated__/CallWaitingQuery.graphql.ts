/**
 * @generated SignedSource<<5c15177b67f4d4f2b9a7fd013166b908>>
 * @relayHash 208b25e06626dfa8df8c43ca34796c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c490aaf75b2b65ed58ec1bb14e3843417c282e1ad3fbe5dd7cc7a56b81d96a6b

import type { ConcreteRequest } from 'relay-runtime';
export type CallWaitingQuery$variables = Record<PropertyKey, never>;
export type CallWaitingQuery$data = {
  readonly getMyCallPreferences: {
    readonly callWaiting: boolean;
  };
};
export type CallWaitingQuery = {
  response: CallWaitingQuery$data;
  variables: CallWaitingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CallPreferences",
    "kind": "LinkedField",
    "name": "getMyCallPreferences",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callWaiting",
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
    "name": "CallWaitingQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CallWaitingQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c490aaf75b2b65ed58ec1bb14e3843417c282e1ad3fbe5dd7cc7a56b81d96a6b",
    "metadata": {},
    "name": "CallWaitingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48c481908eb656dfbb2717f9b5dae250";

export default node;
