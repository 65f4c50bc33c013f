/**
 * @generated SignedSource<<edd43ed9a9d5987deaa246d5beafcfbf>>
 * @relayHash 60608993906e7b1791d1e5c06a500e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc4e0e08ce3002c9d1a492d0fbbfbfb7f34a8d09005f7bd3fbf15a9fa9ca50c

import type { ConcreteRequest } from 'relay-runtime';
export type pushQuery$variables = Record<PropertyKey, never>;
export type pushQuery$data = {
  readonly pushSettings: {
    readonly publicKey: string;
  };
};
export type pushQuery = {
  response: pushQuery$data;
  variables: pushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PushSettings",
    "kind": "LinkedField",
    "name": "pushSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publicKey",
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
    "name": "pushQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "pushQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1cc4e0e08ce3002c9d1a492d0fbbfbfb7f34a8d09005f7bd3fbf15a9fa9ca50c",
    "metadata": {},
    "name": "pushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41eb2000ba9564cb75d9229ef54ad73c";

export default node;
