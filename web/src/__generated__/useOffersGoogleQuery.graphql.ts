/**
 * @generated SignedSource<<28b3a75b90e2275987dbfd5bed8458ce>>
 * @relayHash 266260233a29b034e7f64c188ef45559
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 929396dde92eb2f460a425b7b5b019d65b35b790a9657ca8c09b958b6dfe9fcb

import type { ConcreteRequest } from 'relay-runtime';
export type useOffersGoogleQuery$variables = Record<PropertyKey, never>;
export type useOffersGoogleQuery$data = {
  readonly fetchConfigurations: {
    readonly googleContacts: boolean;
  };
};
export type useOffersGoogleQuery = {
  response: useOffersGoogleQuery$data;
  variables: useOffersGoogleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Configuration",
    "kind": "LinkedField",
    "name": "fetchConfigurations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "googleContacts",
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
    "name": "useOffersGoogleQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOffersGoogleQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "929396dde92eb2f460a425b7b5b019d65b35b790a9657ca8c09b958b6dfe9fcb",
    "metadata": {},
    "name": "useOffersGoogleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eaa91d349cb4f6c49f8cd42e93524ee6";

export default node;
