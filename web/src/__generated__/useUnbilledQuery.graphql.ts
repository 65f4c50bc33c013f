/**
 * @generated SignedSource<<d668c88a1cf7703ea27b807ce3f07b1a>>
 * @relayHash bb141fee14c317ca48b388d84cadb225
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0884df0d361c297846590406da05020647ef050234af912c83239e8723de9a30

import type { ConcreteRequest } from 'relay-runtime';
export type useUnbilledQuery$variables = Record<PropertyKey, never>;
export type useUnbilledQuery$data = {
  readonly getCreditBalance: {
    readonly id: string;
    readonly unbilled: boolean;
  };
};
export type useUnbilledQuery = {
  response: useUnbilledQuery$data;
  variables: useUnbilledQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreditBalance",
    "kind": "LinkedField",
    "name": "getCreditBalance",
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
        "kind": "ScalarField",
        "name": "unbilled",
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
    "name": "useUnbilledQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnbilledQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0884df0d361c297846590406da05020647ef050234af912c83239e8723de9a30",
    "metadata": {},
    "name": "useUnbilledQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4763826b1ff4af4f2eadce40b5d1c0b";

export default node;
