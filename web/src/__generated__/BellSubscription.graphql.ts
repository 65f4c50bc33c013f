/**
 * @generated SignedSource<<d48a9c37163b82a9a2d8ec2a6f38546a>>
 * @relayHash ec823fa818f8f1c55314ff9654324db0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a4714b617bc85ac9c662738485d7ceddaeb635d62ff09e0f9621bc6995d1434

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceNotificationType = "EMERGENCY_CALL" | "MISSED_CALL" | "RECORDING_MISSING" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
export type WorkspaceNotificationWay = "push" | "sound" | "toast";
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly workspaceNotification: {
    readonly id: string;
    readonly message: string;
    readonly peerNumber: string | null | undefined;
    readonly phoneNumber: string;
    readonly read: boolean;
    readonly threadId: string | null | undefined;
    readonly type: WorkspaceNotificationType;
    readonly url: string;
    readonly version: number;
    readonly ways: ReadonlyArray<WorkspaceNotificationWay>;
  };
};
export type BellSubscription = {
  response: BellSubscription$data;
  variables: BellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspaceNotification",
    "kind": "LinkedField",
    "name": "workspaceNotification",
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
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "read",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ways",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "peerNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "BellSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a4714b617bc85ac9c662738485d7ceddaeb635d62ff09e0f9621bc6995d1434",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "60953b6e95292d07fb6ad408d4302ed2";

export default node;
