/**
 * @generated SignedSource<<aa8f2cbd6b906fe80a5c98895c7943c8>>
 * @relayHash 2e411bb616b5f332effc101500253888
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3bc937dbc9c69960c7e31bb788b319515bdb93001004b94ae82a5f34509a3b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type MemberDrawerUpdateMutation$variables = {
  input: UpdateUserProfileInput;
};
export type MemberDrawerUpdateMutation$data = {
  readonly updateUserProfile: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberDrawer_profile" | "MemberRow_profile">;
  };
};
export type MemberDrawerUpdateMutation = {
  response: MemberDrawerUpdateMutation$data;
  variables: MemberDrawerUpdateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberDrawerUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateUserProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MemberDrawer_profile"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MemberRow_profile"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberDrawerUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "updateUserProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasSeat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "presence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "presenceReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "presenceUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missedCalls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deactivationReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mfaResetDueAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
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
            "concreteType": "DeviceAvailability",
            "kind": "LinkedField",
            "name": "deviceAvailability",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reachable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reachableDevices",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "profileImageMedia",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3bc937dbc9c69960c7e31bb788b319515bdb93001004b94ae82a5f34509a3b0",
    "metadata": {},
    "name": "MemberDrawerUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e0dae4b8e1dfdc6ddfe5f93edfd256d";

export default node;
