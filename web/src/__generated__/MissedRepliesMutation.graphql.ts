/**
 * @generated SignedSource<<117d8405658ca37b3ffafc7ee16e9fa3>>
 * @relayHash 0569ecf8eede69c264dd3ae0c19c754e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4992c9fc8c0ce755e7dd3d22a1a218f407e3b9e4d3191266f3ced152b5d09a9e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallFallbackAction = "LET_CALL_THROUGH" | "PHONE_NUMBER" | "TEAM_TEAMMATE" | "VOICEMAIL";
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type IvrTarget = "AI_AGENT" | "BACK" | "HANG_UP" | "MENU" | "OPERATOR" | "PHONE_NUMBER" | "QUEUE" | "SOUND" | "TEAM" | "USER" | "VOICEMAIL";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
export type RecordingNotice = "ANNOUNCEMENT" | "BEEP" | "OFF";
export type SmartAgentMode = "AFTER_HOURS" | "FALLBACK" | "FIRST";
export type UpdatePhoneNumberSettingsInput = {
  allowPause?: boolean | null | undefined;
  blockAnonymousCalls?: boolean | null | undefined;
  businessHours?: WorkingHoursInput | null | undefined;
  callForward?: CallForwardInput | null | undefined;
  closedFallback?: CallFallbackAction | null | undefined;
  closedMediaId?: string | null | undefined;
  closedTarget?: CallFallbackInput | null | undefined;
  emergencyAddress?: WorkspaceAddressInput | null | undefined;
  enableCallRecording?: boolean | null | undefined;
  enableTranscription?: boolean | null | undefined;
  fallback?: CallFallbackInput | null | undefined;
  finishQueueAtClose?: boolean | null | undefined;
  greeting?: boolean | null | undefined;
  greetingMediaId?: string | null | undefined;
  holdMusicMediaId?: string | null | undefined;
  holidays?: ReadonlyArray<HolidayInput> | null | undefined;
  id: string;
  ivr?: IvrInput | null | undefined;
  leaveOutsidersConnected?: boolean | null | undefined;
  name?: string | null | undefined;
  promptLanguage?: string | null | undefined;
  queueAnnouncePosition?: number | null | undefined;
  queueCallbackKey?: string | null | undefined;
  queueCounterReset?: QueueCounterReset | null | undefined;
  queueEstimatedWait?: boolean | null | undefined;
  queueJoinWhenEmpty?: QueueJoinWhenEmpty | null | undefined;
  queueMaxWait?: number | null | undefined;
  queueMembers?: ReadonlyArray<CallQueueMemberInput> | null | undefined;
  queuePause?: number | null | undefined;
  queuePriority?: number | null | undefined;
  queueRetryCount?: number | null | undefined;
  queueRingStrategy?: QueueRingStrategy | null | undefined;
  queueSize?: number | null | undefined;
  queueWrapUp?: number | null | undefined;
  recordingNotice?: RecordingNotice | null | undefined;
  recordingNoticeConfirmation?: string | null | undefined;
  smartAgent?: boolean | null | undefined;
  smartAgentMode?: SmartAgentMode | null | undefined;
  sound?: CallPromptInput | null | undefined;
  teamId?: string | null | undefined;
  textBack?: boolean | null | undefined;
  textBackText?: string | null | undefined;
  timeout?: number | null | undefined;
  type?: CallWorkflowType | null | undefined;
  version: number;
  voicemail?: boolean | null | undefined;
  voicemailMediaId?: string | null | undefined;
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
export type CallForwardInput = {
  phoneNumber: string;
  pressOneToAccept?: boolean | null | undefined;
  showCallerNumber?: boolean | null | undefined;
};
export type CallFallbackInput = {
  action?: CallFallbackAction | null | undefined;
  forward?: CallForwardInput | null | undefined;
  teamId?: string | null | undefined;
  userId?: string | null | undefined;
};
export type WorkspaceAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  areaCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};
export type HolidayInput = {
  blocks: ReadonlyArray<WorkingBlockInput>;
  closesAtMidnight?: boolean | null | undefined;
  date: string;
  greeting?: CallPromptInput | null | undefined;
  name: string;
};
export type CallPromptInput = {
  mediaId?: string | null | undefined;
  say?: string | null | undefined;
  sound?: string | null | undefined;
};
export type IvrInput = {
  ivrChoices: ReadonlyArray<IvrChoiceInput>;
  prompt: CallPromptInput;
};
export type IvrChoiceInput = {
  forward?: CallForwardInput | null | undefined;
  keys: ReadonlyArray<string>;
  label: string;
  prompt?: CallPromptInput | null | undefined;
  target: IvrTarget;
  teamId?: string | null | undefined;
  userId?: string | null | undefined;
};
export type CallQueueMemberInput = {
  penalty: number;
  userId: string;
};
export type MissedRepliesMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type MissedRepliesMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MissedReplies_numbers">;
  };
};
export type MissedRepliesMutation = {
  response: MissedRepliesMutation$data;
  variables: MissedRepliesMutation$variables;
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
    "name": "MissedRepliesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "updatePhoneNumberSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MissedReplies_numbers"
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
    "name": "MissedRepliesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "updatePhoneNumberSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
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
            "concreteType": "CallWorkFlow",
            "kind": "LinkedField",
            "name": "callWorkFlow",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textBack",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textBackText",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4992c9fc8c0ce755e7dd3d22a1a218f407e3b9e4d3191266f3ced152b5d09a9e",
    "metadata": {},
    "name": "MissedRepliesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68e149e239a6cb0cc3b624a529401e94";

export default node;
