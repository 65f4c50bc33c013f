/**
 * @generated SignedSource<<3be29b2711b025f532e88c1475e33870>>
 * @relayHash 0c1a4059ba007e6e9bdff13b611eafea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e40b887eba3f2e65791663abdfaa95eaf42408acb9beeabf199b36a97b30c8fe

import type { ConcreteRequest } from 'relay-runtime';
export type OtherWaysInQuery$variables = Record<PropertyKey, never>;
export type OtherWaysInQuery$data = {
  readonly fetchSignInMethods: {
    readonly google: boolean;
  };
};
export type OtherWaysInQuery = {
  response: OtherWaysInQuery$data;
  variables: OtherWaysInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInMethods",
    "kind": "LinkedField",
    "name": "fetchSignInMethods",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "google",
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
    "name": "OtherWaysInQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OtherWaysInQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e40b887eba3f2e65791663abdfaa95eaf42408acb9beeabf199b36a97b30c8fe",
    "metadata": {},
    "name": "OtherWaysInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7be940a8bcf2f4a1e83d5d5d302183a6";

export default node;
