/**
 * @generated SignedSource<<2bee6d2382900e7bc737515d83f9eafb>>
 * @relayHash 54b2c59c9f65067f6ff163c16c5a6aa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ebf2e88f7961a57a9cb4acbbc8ad3d22ef5347fca5f91ac4c773906917c746f

import type { ConcreteRequest } from 'relay-runtime';
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
export type answerWithMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type answerWithMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly callWorkFlow: {
      readonly ivrChoices: ReadonlyArray<{
        readonly keys: ReadonlyArray<string>;
      }>;
      readonly promptLanguage: string;
      readonly type: CallWorkflowType;
    } | null | undefined;
    readonly id: string;
    readonly version: number;
  };
};
export type answerWithMutation = {
  response: answerWithMutation$data;
  variables: answerWithMutation$variables;
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
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "updatePhoneNumberSettings",
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
        "concreteType": "CallWorkFlow",
        "kind": "LinkedField",
        "name": "callWorkFlow",
        "plural": false,
        "selections": [
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
            "name": "promptLanguage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IvrChoice",
            "kind": "LinkedField",
            "name": "ivrChoices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keys",
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
    "name": "answerWithMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "answerWithMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ebf2e88f7961a57a9cb4acbbc8ad3d22ef5347fca5f91ac4c773906917c746f",
    "metadata": {},
    "name": "answerWithMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45aca920a199299ebc96aaabb3e0e197";

export default node;
