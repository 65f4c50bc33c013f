/**
 * @generated SignedSource<<57069af3826c971db2a69aa06242bbc8>>
 * @relayHash 6f8118a03d6b9709841f6b74799e807f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045408873e165b8dd895ac778da0a792f383519cfeaaf06eb858d385d5a638f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type MemberDrawerUpdateMutation$variables = {
  input: UpdateUserProfileInput;
};
export type MemberDrawerUpdateMutation$data = {
  readonly updateUserProfile: {
    readonly id: string;
    readonly version: number;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
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
          (v3/*:: as any*/),
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
          (v3/*:: as any*/),
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
    "id": "045408873e165b8dd895ac778da0a792f383519cfeaaf06eb858d385d5a638f9",
    "metadata": {},
    "name": "MemberDrawerUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03ca70a2cb9d7f8ba7c7ae22b5d021ec";

export default node;
