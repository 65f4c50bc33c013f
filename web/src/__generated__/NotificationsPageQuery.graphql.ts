/**
 * @generated SignedSource<<926bad988c19f674cb62c3899a388157>>
 * @relayHash ba923a04113f8a72b2476e59d59fff27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4bce05495a8d7f47e11ab75fe1d0d2caaa0d0c2c5cdbd6c294e1bbc259ace9

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
      readonly workingHours: {
        readonly days: ReadonlyArray<{
          readonly blocks: ReadonlyArray<{
            readonly end: string;
            readonly start: string;
          }>;
          readonly weekday: number;
        }>;
        readonly enabled: boolean;
        readonly timezone: string;
      };
    } | null | undefined;
    readonly version: number;
  };
};
export type NotificationsPageQuery = {
  response: NotificationsPageQuery$data;
  variables: NotificationsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v5 = [
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduleDay",
            "kind": "LinkedField",
            "name": "weeklySchedule",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkingHours",
            "kind": "LinkedField",
            "name": "workingHours",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkingDay",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkingBlock",
                    "kind": "LinkedField",
                    "name": "blocks",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
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
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "2d4bce05495a8d7f47e11ab75fe1d0d2caaa0d0c2c5cdbd6c294e1bbc259ace9",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "555f3c57e09f04f92c8003ab1ad14b22";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
