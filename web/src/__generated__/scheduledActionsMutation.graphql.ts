/**
 * @generated SignedSource<<4e1823d5cd55d64d1fc63f5edef6e95c>>
 * @relayHash b4da65be98901c43c7ff6990a354bce0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e97275c15daac096b6c2de4d22915726d047ff8ee551b2779a11968e9c1a26

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type ScheduleMessageInput = {
  body: string;
  channel?: ConversationChannel | null | undefined;
  idempotencyKey?: string | null | undefined;
  phoneNumberId: string;
  sendAt: any;
  threadId: string;
};
export type scheduledActionsMutation$variables = {
  input: ScheduleMessageInput;
};
export type scheduledActionsMutation$data = {
  readonly scheduleMessage: {
    readonly id: string;
  };
};
export type scheduledActionsMutation = {
  response: scheduledActionsMutation$data;
  variables: scheduledActionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ScheduledMessage",
    "kind": "LinkedField",
    "name": "scheduleMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "scheduledActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scheduledActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d3e97275c15daac096b6c2de4d22915726d047ff8ee551b2779a11968e9c1a26",
    "metadata": {},
    "name": "scheduledActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17389d77e52826650ac76f3ad4fd2cb6";

export default node;
