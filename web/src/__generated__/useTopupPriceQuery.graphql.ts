/**
 * @generated SignedSource<<f5fa77840fc6057929bc98af706747dc>>
 * @relayHash 005f8027305c48f907c489ab8a276592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2135adc9a2f508865d099d6b5ef1c439b1ecc6535cc4d669252787a50236271

import type { ConcreteRequest } from 'relay-runtime';
export type useTopupPriceQuery$variables = {
  amount: number;
};
export type useTopupPriceQuery$data = {
  readonly previewTopup: {
    readonly amountDue: number;
    readonly credit: number;
    readonly tax: {
      readonly amount: number;
      readonly name: string;
      readonly percent: number;
    } | null | undefined;
  };
};
export type useTopupPriceQuery = {
  response: useTopupPriceQuery$data;
  variables: useTopupPriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "amount"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      }
    ],
    "concreteType": "TopupPreview",
    "kind": "LinkedField",
    "name": "previewTopup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "credit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amountDue",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InvoiceTax",
        "kind": "LinkedField",
        "name": "tax",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
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
    "name": "useTopupPriceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopupPriceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a2135adc9a2f508865d099d6b5ef1c439b1ecc6535cc4d669252787a50236271",
    "metadata": {},
    "name": "useTopupPriceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38b6c3ac145a5b882bd642835c246780";

export default node;
