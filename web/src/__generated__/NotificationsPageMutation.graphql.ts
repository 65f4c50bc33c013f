/**
 * @generated SignedSource<<63210da8047ac93d90cca87b44f60da3>>
 * @relayHash 3921ecad7bdd9a3155cb1bb5dcdecd8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00afeb5d3099aa2b577d9aa330af3d00f3c9a24eb0e96b65b1b3dcbacbf1f7ec

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationEvent = "AI_HANDOFF" | "ASSIGNED" | "CAMPAIGN" | "COMPLIANCE" | "CREDIT" | "IMPORT" | "INCOMING_CALL" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "SECURITY" | "SLA";
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
export type UpdateUserProfileInput = {
  deactivationReason?: string | null | undefined;
  hasSeat?: boolean | null | undefined;
  id?: string | null | undefined;
  roleId?: string | null | undefined;
  settings?: UserProfileSettingsInput | null | undefined;
  status?: UserStatus | null | undefined;
  version?: number | null | undefined;
};
export type UserProfileSettingsInput = {
  channels?: ReadonlyArray<NotificationChannelsInput> | null | undefined;
  includeMessagePreview?: boolean | null | undefined;
  notificationScheduleEnabled?: boolean | null | undefined;
  playNotificationSound?: boolean | null | undefined;
  sendNotificationWhileOff?: boolean | null | undefined;
  timezone?: string | null | undefined;
  weeklySchedule?: ReadonlyArray<ScheduleDayInput> | null | undefined;
};
export type NotificationChannelsInput = {
  email?: boolean | null | undefined;
  event: NotificationEvent;
  push?: boolean | null | undefined;
  toast?: boolean | null | undefined;
};
export type ScheduleDayInput = {
  enabled: boolean;
  end: string;
  start: string;
  weekday: number;
};
export type NotificationsPageMutation$variables = {
  input: UpdateUserProfileInput;
};
export type NotificationsPageMutation$data = {
  readonly updateUserProfile: {
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
export type NotificationsPageMutation = {
  response: NotificationsPageMutation$data;
  variables: NotificationsPageMutation$variables;
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
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "updateUserProfile",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationsPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationsPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "00afeb5d3099aa2b577d9aa330af3d00f3c9a24eb0e96b65b1b3dcbacbf1f7ec",
    "metadata": {},
    "name": "NotificationsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b883495e883f86d7e0b420a958592bd";

export default node;
