/**
 * @generated SignedSource<<c395f1d1a9796ed7639a56bb16d12d30>>
 * @relayHash 214629a52bb4328a397396fceaf50efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 836c3011db89fdd5cf0a525386b01c00a22dcfb344236e848a612b8602717904

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyBackQuery$variables = Record<PropertyKey, never>;
export type MoneyBackQuery$data = {
  readonly getMoneyBack: {
    readonly amount: number;
    readonly until: any;
  } | null | undefined;
};
export type MoneyBackQuery = {
  response: MoneyBackQuery$data;
  variables: MoneyBackQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MoneyBack",
    "kind": "LinkedField",
    "name": "getMoneyBack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "until",
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
    "name": "MoneyBackQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyBackQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "836c3011db89fdd5cf0a525386b01c00a22dcfb344236e848a612b8602717904",
    "metadata": {},
    "name": "MoneyBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e48efe7fc713f886611c0b3e97631519";

export default node;
