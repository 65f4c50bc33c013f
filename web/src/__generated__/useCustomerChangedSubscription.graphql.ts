/**
 * @generated SignedSource<<d10d9630929262cbe2991f05647c0333>>
 * @relayHash c1a9cc56bd1dcc9600c35b2f85caafea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 822ba9a3bb0e68bfaa6fb810657e832d3f547ec57d84aa130605ea2dae744909

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerChangedSubscription$variables = {
  contactId: string;
};
export type useCustomerChangedSubscription$data = {
  readonly customerChanged: {
    readonly contactId: string;
  };
};
export type useCustomerChangedSubscription = {
  response: useCustomerChangedSubscription$data;
  variables: useCustomerChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contactId",
        "variableName": "contactId"
      }
    ],
    "concreteType": "CustomerChange",
    "kind": "LinkedField",
    "name": "customerChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contactId",
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
    "name": "useCustomerChangedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCustomerChangedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "822ba9a3bb0e68bfaa6fb810657e832d3f547ec57d84aa130605ea2dae744909",
    "metadata": {},
    "name": "useCustomerChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "12650355d6a195a36d01850be0a4826e";

export default node;
