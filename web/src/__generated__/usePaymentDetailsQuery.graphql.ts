/**
 * @generated SignedSource<<0a68951195a22567a87e0c258ec7f113>>
 * @relayHash 9ff797aeb2553121f3e0082725001d4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6db61b0f3be6245e0950c2f83ef6ff8b41a3c7e2b149813565108aa2eebd1518

import type { ConcreteRequest } from 'relay-runtime';
export type usePaymentDetailsQuery$variables = Record<PropertyKey, never>;
export type usePaymentDetailsQuery$data = {
  readonly getPaymentDetails: {
    readonly brand: string;
    readonly expiresOn: any;
    readonly id: string;
    readonly last4: string;
  } | null | undefined;
};
export type usePaymentDetailsQuery = {
  response: usePaymentDetailsQuery$data;
  variables: usePaymentDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentDetails",
    "kind": "LinkedField",
    "name": "getPaymentDetails",
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
        "name": "brand",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last4",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresOn",
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
    "name": "usePaymentDetailsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePaymentDetailsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6db61b0f3be6245e0950c2f83ef6ff8b41a3c7e2b149813565108aa2eebd1518",
    "metadata": {},
    "name": "usePaymentDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "520d69d8f4ce0a354a63df0e93fd081e";

export default node;
