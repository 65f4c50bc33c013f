/**
 * @generated SignedSource<<6d2e9e857bc7a8d63cee009cd728d037>>
 * @relayHash 365d6becd3ed50c2f519658b7a58ad4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 003b0adb13248df2ee238fac688788d38fe2c14f8e241dbaa503c56a5753d452

import type { ConcreteRequest } from 'relay-runtime';
export type phoneOperationsRingMutedSubscription$variables = Record<PropertyKey, never>;
export type phoneOperationsRingMutedSubscription$data = {
  readonly inboundCallDeviceMute: {
    readonly callId: string;
  };
};
export type phoneOperationsRingMutedSubscription = {
  response: phoneOperationsRingMutedSubscription$data;
  variables: phoneOperationsRingMutedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MutedCall",
    "kind": "LinkedField",
    "name": "inboundCallDeviceMute",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callId",
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
    "name": "phoneOperationsRingMutedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "phoneOperationsRingMutedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "003b0adb13248df2ee238fac688788d38fe2c14f8e241dbaa503c56a5753d452",
    "metadata": {},
    "name": "phoneOperationsRingMutedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5616da81a44f2b802cd4e7f8c6b66cf3";

export default node;
