/**
 * @generated SignedSource<<5948db00b3476d7309c392e706fef58a>>
 * @relayHash d710e0d2788342b39614245e88cdd5a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6204f6cdf5634c1b377fbd3b4c86e75e88b9e29dcf302ea989966f1ef63257

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethodCardMutation$variables = {
  returnUrl: string;
};
export type PaymentMethodCardMutation$data = {
  readonly getBillingPortalUrl: {
    readonly url: string;
  };
};
export type PaymentMethodCardMutation = {
  response: PaymentMethodCardMutation$data;
  variables: PaymentMethodCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "returnUrl"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "returnUrl",
        "variableName": "returnUrl"
      }
    ],
    "concreteType": "BillingPortalPayload",
    "kind": "LinkedField",
    "name": "getBillingPortalUrl",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "PaymentMethodCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentMethodCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee6204f6cdf5634c1b377fbd3b4c86e75e88b9e29dcf302ea989966f1ef63257",
    "metadata": {},
    "name": "PaymentMethodCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d0a5f18737ae27e2582ab9f713b35b9";

export default node;
