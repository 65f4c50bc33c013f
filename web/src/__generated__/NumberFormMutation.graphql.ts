/**
 * @generated SignedSource<<27d361fd9424dfbe7ab01ecf356eda43>>
 * @relayHash 1fe5abd11ec99566e2572ab29b050683
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291231116e2b4e1a6e7555dbe2f56617af5aba546c8dac2bdc41f8507dadccd8

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
export type NumberFormMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type NumberFormMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NumberForm_number">;
  };
};
export type NumberFormMutation = {
  response: NumberFormMutation$data;
  variables: NumberFormMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v8 = [
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
    "name": "pressOneToAccept",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "showCallerNumber",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "CallForward",
  "kind": "LinkedField",
  "name": "forward",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "action",
    "storageKey": null
  },
  (v7/*:: as any*/),
  (v6/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "say",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sound",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkingBlock",
  "kind": "LinkedField",
  "name": "blocks",
  "plural": true,
  "selections": [
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NumberFormMutation",
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
            "name": "NumberForm_number"
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
    "name": "NumberFormMutation",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enableCallRecording",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enableTranscription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blockAnonymousCalls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTestNumber",
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
                "name": "timeout",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "recordingNotice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowPause",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leaveOutsidersConnected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "greeting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voicemail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "greetingMedia",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "holdMusicMedia",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "voicemailMedia",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "closedMedia",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finishQueueAtClose",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smartAgentMode",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueRingStrategy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueJoinWhenEmpty",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueCounterReset",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queuePriority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueCallbackKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallQueueMember",
                "kind": "LinkedField",
                "name": "queueMembers",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "penalty",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueSize",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueRetryCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueMaxWait",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queuePause",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueWrapUp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueAnnouncePosition",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queueEstimatedWait",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedFallback",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallFallback",
                "kind": "LinkedField",
                "name": "closedTarget",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallFallback",
                "kind": "LinkedField",
                "name": "fallback",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallForward",
                "kind": "LinkedField",
                "name": "callForward",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallPrompt",
                "kind": "LinkedField",
                "name": "ivrPrompt",
                "plural": false,
                "selections": (v11/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "target",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CallPrompt",
                    "kind": "LinkedField",
                    "name": "prompt",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallPrompt",
                "kind": "LinkedField",
                "name": "sound",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "businessHoursType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Holiday",
                "kind": "LinkedField",
                "name": "holidays",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closesAtMidnight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CallPrompt",
                    "kind": "LinkedField",
                    "name": "greeting",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallWorkFlowTeam",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkingHours",
                "kind": "LinkedField",
                "name": "businessHours",
                "plural": false,
                "selections": [
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
                    "name": "timezone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkingDay",
                    "kind": "LinkedField",
                    "name": "days",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weekday",
                        "storageKey": null
                      },
                      (v12/*:: as any*/)
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
    ]
  },
  "params": {
    "id": "291231116e2b4e1a6e7555dbe2f56617af5aba546c8dac2bdc41f8507dadccd8",
    "metadata": {},
    "name": "NumberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27639d3ebf32ca42494e4fbb023813b4";

export default node;
