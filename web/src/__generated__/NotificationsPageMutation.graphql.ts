/**
 * @generated SignedSource<<e38616bfc179a6e0ec3491039363d5d0>>
 * @relayHash 2a83c73456a4d49eabf5eb690cd04325
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 888af0d1938f5fdc0ae0b7a7d5ad0707c02b6c0bb8c80ae1688c15b556caec0d

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationEvent = "AI_HANDOFF" | "ASSIGNED" | "CAMPAIGN" | "COMPLIANCE" | "CREDIT" | "FOLLOW_UP" | "IMPORT" | "INCOMING_CALL" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "SECURITY" | "SLA";
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
  workingHours?: WorkingHoursInput | null | undefined;
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
export type WorkingHoursInput = {
  days: ReadonlyArray<WorkingDayInput>;
  enabled: boolean;
  timezone: string;
};
export type WorkingDayInput = {
  blocks: ReadonlyArray<WorkingBlockInput>;
  weekday: number;
};
export type WorkingBlockInput = {
  end: string;
  start: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v6 = [
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduleDay",
            "kind": "LinkedField",
            "name": "weeklySchedule",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
              (v3/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkingDay",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkingBlock",
                    "kind": "LinkedField",
                    "name": "blocks",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationsPageMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationsPageMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "888af0d1938f5fdc0ae0b7a7d5ad0707c02b6c0bb8c80ae1688c15b556caec0d",
    "metadata": {},
    "name": "NotificationsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a24710436f7b8c88d15e6de471b996ff";

export default node;
