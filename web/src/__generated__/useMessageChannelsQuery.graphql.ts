/**
 * @generated SignedSource<<57a93a30d9e0b404c79e2b75117d4758>>
 * @relayHash 5c778af8a0ecab80fc45c9f73f42a916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48196b7ebafa581a821646374e983c070a4c23420988344843509ec391211aab

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type MessageChannelHindrance = "NEEDS_PROVIDER" | "NOT_CONNECTED" | "NOT_ON_CHANNEL" | "NUMBER" | "OPTED_OUT" | "PICTURES" | "RECIPIENT" | "SENDER_COUNTRY" | "UNREGISTERED" | "WINDOW_CLOSED";
export type useMessageChannelsQuery$variables = {
  contactId?: string | null | undefined;
  phoneNumberId: string;
  to?: string | null | undefined;
};
export type useMessageChannelsQuery$data = {
  readonly getMessageChannels: ReadonlyArray<{
    readonly channel: ConversationChannel;
    readonly hindrance: MessageChannelHindrance | null | undefined;
    readonly windowClosesAt: any | null | undefined;
  }>;
};
export type useMessageChannelsQuery = {
  response: useMessageChannelsQuery$data;
  variables: useMessageChannelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contactId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phoneNumberId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contactId",
        "variableName": "contactId"
      },
      {
        "kind": "Variable",
        "name": "phoneNumberId",
        "variableName": "phoneNumberId"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "MessageChannel",
    "kind": "LinkedField",
    "name": "getMessageChannels",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "channel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hindrance",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "windowClosesAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessageChannelsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMessageChannelsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "48196b7ebafa581a821646374e983c070a4c23420988344843509ec391211aab",
    "metadata": {},
    "name": "useMessageChannelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5055f81a8c81b534c4fa74ede24416e";

export default node;
