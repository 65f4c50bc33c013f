/**
 * @generated SignedSource<<7a73dd0fdde34b0f983104820c7c1935>>
 * @relayHash 8b96eb04ebb942496f56455f1a6bf06c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 594555fd9759f02c12d979dcdbbb3ce80b756edfaf5582cd8d6b6f4940cc90cc

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceNotificationType = "MISSED_CALL" | "RECORDING_MISSING" | "VOICEMAIL";
export type WorkspaceNotificationWay = "push" | "sound" | "toast";
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly workspaceNotification: {
    readonly conversationId: string;
    readonly id: string;
    readonly peerNumber: string;
    readonly read: boolean;
    readonly threadId: string;
    readonly type: WorkspaceNotificationType;
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
        "name": "conversationId",
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
    "id": "594555fd9759f02c12d979dcdbbb3ce80b756edfaf5582cd8d6b6f4940cc90cc",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6c72bb8cafc83f520d49f29738929a40";

export default node;
