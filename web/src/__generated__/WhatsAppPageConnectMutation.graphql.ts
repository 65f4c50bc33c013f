/**
 * @generated SignedSource<<2cb240ffc35e4e5053c0bf04feee8c10>>
 * @relayHash 22dfc18c11806e44fc7ceb7d1cd02c3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f6df6816ac5cbda6de795760a025c0699e4c3bacfd6e2be4a21c1331cbdf137

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppSenderState = "IN_REVIEW" | "NOT_CONNECTED" | "OFFLINE" | "ONLINE";
export type WhatsAppPageConnectMutation$variables = {
  phoneNumberId: string;
};
export type WhatsAppPageConnectMutation$data = {
  readonly connectWhatsAppSender: {
    readonly phoneNumberId: string;
    readonly state: WhatsAppSenderState;
  };
};
export type WhatsAppPageConnectMutation = {
  response: WhatsAppPageConnectMutation$data;
  variables: WhatsAppPageConnectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phoneNumberId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phoneNumberId",
        "variableName": "phoneNumberId"
      }
    ],
    "concreteType": "WhatsAppSender",
    "kind": "LinkedField",
    "name": "connectWhatsAppSender",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumberId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "WhatsAppPageConnectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WhatsAppPageConnectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f6df6816ac5cbda6de795760a025c0699e4c3bacfd6e2be4a21c1331cbdf137",
    "metadata": {},
    "name": "WhatsAppPageConnectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "700abefc3b6f9bf7ac74ba2eeb29b79c";

export default node;
