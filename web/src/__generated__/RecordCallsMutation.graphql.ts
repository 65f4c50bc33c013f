/**
 * @generated SignedSource<<c39d4d64d0b3add658f0622e3694cf0e>>
 * @relayHash dee292fbe14fc03e34b899398408e574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1128e5f30cd6bc6a82bddad40f9e9c87d033ff30b41db548485ea2133d5d9b10

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
export type RecordCallsMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type RecordCallsMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly enableCallRecording: boolean;
    readonly id: string;
    readonly version: number;
  };
};
export type RecordCallsMutation = {
  response: RecordCallsMutation$data;
  variables: RecordCallsMutation$variables;
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
        "kind": "ScalarField",
        "name": "enableCallRecording",
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
    "name": "RecordCallsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordCallsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1128e5f30cd6bc6a82bddad40f9e9c87d033ff30b41db548485ea2133d5d9b10",
    "metadata": {},
    "name": "RecordCallsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ab4c13404ee5571defc0d6e1a658e66";

export default node;
