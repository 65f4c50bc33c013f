/**
 * @generated SignedSource<<27d1be82eae212fdc4574ec1d63a09ce>>
 * @relayHash d6030632002cfcbde22c3b2f0433d975
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c79c43e4194c4831701ddb91df81d9b84c5d90fdde33007419ebc427e77f308

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceNotificationType = "EMERGENCY_CALL" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "RECORDING_MISSING" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
export type WorkspaceNotificationWay = "push" | "sound" | "toast";
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly workspaceNotification: {
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspaceNotification",
    "kind": "LinkedField",
    "name": "workspaceNotification",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          }
        ],
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
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c79c43e4194c4831701ddb91df81d9b84c5d90fdde33007419ebc427e77f308",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d03303dafb3cd7e0a29a260d30061bc4";

export default node;
