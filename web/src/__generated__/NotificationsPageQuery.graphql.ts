/**
 * @generated SignedSource<<1649d03c6e9acc695c2749664af40323>>
 * @relayHash 87515635a7d54571da55832b6c9241b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 044f89ca5624cdc4cd807cbbc342dcd2d0d26ac6612eac45cb93b9ad0c4f003d

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationEvent = "AI_HANDOFF" | "ASSIGNED" | "CAMPAIGN" | "COMPLIANCE" | "CREDIT" | "IMPORT" | "INCOMING_CALL" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "SECURITY" | "SLA";
export type NotificationsPageQuery$variables = Record<PropertyKey, never>;
export type NotificationsPageQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly settings: {
      readonly channels: ReadonlyArray<{
        readonly always: ReadonlyArray<string>;
        readonly email: boolean | null | undefined;
        readonly event: NotificationEvent;
        readonly push: boolean | null | undefined;
        readonly toast: boolean | null | undefined;
      }>;
      readonly includeMessagePreview: boolean;
      readonly notificationScheduleEnabled: boolean;
      readonly playNotificationSound: boolean;
      readonly sendNotificationWhileOff: boolean;
      readonly timezone: string;
      readonly weeklySchedule: ReadonlyArray<{
        readonly enabled: boolean;
        readonly end: string;
        readonly start: string;
        readonly weekday: number;
      }>;
    } | null | undefined;
    readonly version: number;
  };
};
export type NotificationsPageQuery = {
  response: NotificationsPageQuery$data;
  variables: NotificationsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfileSettings",
        "kind": "LinkedField",
        "name": "settings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "includeMessagePreview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playNotificationSound",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendNotificationWhileOff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notificationScheduleEnabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduleDay",
            "kind": "LinkedField",
            "name": "weeklySchedule",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "start",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "end",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationChannels",
            "kind": "LinkedField",
            "name": "channels",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "event",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toast",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "push",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "always",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "NotificationsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "044f89ca5624cdc4cd807cbbc342dcd2d0d26ac6612eac45cb93b9ad0c4f003d",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fceacbe05472c3c88fad19c0fd9d8b79";

export default node;
