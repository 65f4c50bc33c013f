/**
 * @generated SignedSource<<cd8fc1ea4ac13187a727f8b807f4e1cc>>
 * @relayHash c9d33471411730f30ddcd9b98da0f6da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716843a83cd02b89a2425538783884fcc70cbae8c3734d7bec3190d7ebfc4ef5

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceNotificationType = "MISSED_CALL" | "RECORDING_MISSING" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
export type WorkspaceNotificationWay = "push" | "sound" | "toast";
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly workspaceNotification: {
    readonly id: string;
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
    "id": "716843a83cd02b89a2425538783884fcc70cbae8c3734d7bec3190d7ebfc4ef5",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a6751a72557ce0f1d86ab4ef325fd272";

export default node;
