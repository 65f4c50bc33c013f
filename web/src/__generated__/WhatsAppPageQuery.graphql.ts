/**
 * @generated SignedSource<<a4fa07379262e233ac287e2f172c98f4>>
 * @relayHash 7ad3b298a01832c826076f522a27fe1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29fe15cd6f0a68d2ba0e8f87bdd11ca620ee7f739da05af23233407a396f48a0

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppSenderState = "IN_REVIEW" | "NOT_CONNECTED" | "OFFLINE" | "ONLINE";
export type WhatsAppPageQuery$variables = Record<PropertyKey, never>;
export type WhatsAppPageQuery$data = {
  readonly getWhatsAppSenders: ReadonlyArray<{
    readonly messagingLimit: string | null | undefined;
    readonly number: string;
    readonly phoneNumberId: string;
    readonly quality: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly state: WhatsAppSenderState;
  }>;
};
export type WhatsAppPageQuery = {
  response: WhatsAppPageQuery$data;
  variables: WhatsAppPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WhatsAppSender",
    "kind": "LinkedField",
    "name": "getWhatsAppSenders",
    "plural": true,
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
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quality",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messagingLimit",
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
    "name": "WhatsAppPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WhatsAppPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "29fe15cd6f0a68d2ba0e8f87bdd11ca620ee7f739da05af23233407a396f48a0",
    "metadata": {},
    "name": "WhatsAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de07903ca3bb3200a0c0364ec2e462ad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
