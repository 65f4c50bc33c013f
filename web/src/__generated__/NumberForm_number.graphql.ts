/**
 * @generated SignedSource<<d352859f0b391d399b16adcf9680c53b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessHoursType = "CUSTOM" | "EVERYDAY" | "WEEKDAYS" | "WEEKENDS";
export type CallFallbackAction = "LET_CALL_THROUGH" | "PHONE_NUMBER" | "TEAM_TEAMMATE" | "VOICEMAIL";
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type IvrTarget = "AI_AGENT" | "BACK" | "HANG_UP" | "MENU" | "OPERATOR" | "PHONE_NUMBER" | "QUEUE" | "SOUND" | "TEAM" | "USER" | "VOICEMAIL";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
export type RecordingNotice = "ANNOUNCEMENT" | "BEEP" | "OFF";
export type SmartAgentMode = "AFTER_HOURS" | "FALLBACK" | "FIRST";
import type { FragmentRefs } from "relay-runtime";
export type NumberForm_number$data = {
  readonly blockAnonymousCalls: boolean;
  readonly callWorkFlow: {
    readonly allowPause: boolean;
    readonly businessHours: {
      readonly days: ReadonlyArray<{
        readonly blocks: ReadonlyArray<{
          readonly end: string;
          readonly start: string;
        }>;
        readonly weekday: number;
      }>;
      readonly enabled: boolean;
      readonly timezone: string;
    } | null | undefined;
    readonly businessHoursType: BusinessHoursType | null | undefined;
    readonly callForward: {
      readonly phoneNumber: string;
      readonly pressOneToAccept: boolean;
      readonly showCallerNumber: boolean;
    } | null | undefined;
    readonly closedFallback: CallFallbackAction;
    readonly closedMedia: {
      readonly id: string;
    } | null | undefined;
    readonly closedTarget: {
      readonly action: CallFallbackAction;
      readonly forward: {
        readonly phoneNumber: string;
        readonly pressOneToAccept: boolean;
        readonly showCallerNumber: boolean;
      } | null | undefined;
      readonly teamId: string | null | undefined;
      readonly userId: string | null | undefined;
    } | null | undefined;
    readonly fallback: {
      readonly action: CallFallbackAction;
      readonly forward: {
        readonly phoneNumber: string;
        readonly pressOneToAccept: boolean;
        readonly showCallerNumber: boolean;
      } | null | undefined;
      readonly teamId: string | null | undefined;
      readonly userId: string | null | undefined;
    } | null | undefined;
    readonly finishQueueAtClose: boolean;
    readonly greeting: boolean;
    readonly greetingMedia: {
      readonly id: string;
    } | null | undefined;
    readonly holdMusicMedia: {
      readonly id: string;
    } | null | undefined;
    readonly holidays: ReadonlyArray<{
      readonly blocks: ReadonlyArray<{
        readonly end: string;
        readonly start: string;
      }>;
      readonly closesAtMidnight: boolean;
      readonly date: string;
      readonly greeting: {
        readonly media: {
          readonly id: string;
        } | null | undefined;
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
      } | null | undefined;
      readonly name: string;
    }>;
    readonly ivrChoices: ReadonlyArray<{
      readonly forward: {
        readonly phoneNumber: string;
        readonly pressOneToAccept: boolean;
        readonly showCallerNumber: boolean;
      } | null | undefined;
      readonly keys: ReadonlyArray<string>;
      readonly label: string;
      readonly prompt: {
        readonly media: {
          readonly id: string;
        } | null | undefined;
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
      } | null | undefined;
      readonly target: IvrTarget;
      readonly teamId: string | null | undefined;
      readonly userId: string | null | undefined;
    }>;
    readonly ivrPrompt: {
      readonly media: {
        readonly id: string;
      } | null | undefined;
      readonly say: string | null | undefined;
      readonly sound: string | null | undefined;
    } | null | undefined;
    readonly leaveOutsidersConnected: boolean;
    readonly promptLanguage: string;
    readonly queueAnnouncePosition: number;
    readonly queueCallbackKey: string | null | undefined;
    readonly queueCounterReset: QueueCounterReset;
    readonly queueEstimatedWait: boolean;
    readonly queueJoinWhenEmpty: QueueJoinWhenEmpty;
    readonly queueMaxWait: number;
    readonly queueMembers: ReadonlyArray<{
      readonly penalty: number;
      readonly userId: string;
    }>;
    readonly queuePause: number;
    readonly queuePriority: number;
    readonly queueRetryCount: number;
    readonly queueRingStrategy: QueueRingStrategy;
    readonly queueSize: number;
    readonly queueWrapUp: number;
    readonly recordingNotice: RecordingNotice;
    readonly smartAgentMode: SmartAgentMode | null | undefined;
    readonly sound: {
      readonly media: {
        readonly id: string;
      } | null | undefined;
      readonly say: string | null | undefined;
      readonly sound: string | null | undefined;
    } | null | undefined;
    readonly team: {
      readonly teamId: string;
    } | null | undefined;
    readonly textBack: boolean;
    readonly textBackText: string;
    readonly timeout: number;
    readonly type: CallWorkflowType;
    readonly voicemail: boolean;
    readonly voicemailMedia: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly enableCallRecording: boolean;
  readonly enableTranscription: boolean;
  readonly id: string;
  readonly isTestNumber: boolean;
  readonly name: string;
  readonly number: string;
  readonly type: PhoneNumberType;
  readonly version: number;
  readonly " $fragmentType": "NumberForm_number";
};
export type NumberForm_number$key = {
  readonly " $data"?: NumberForm_number$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberForm_number">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v6 = [
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CallForward",
  "kind": "LinkedField",
  "name": "forward",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "action",
    "storageKey": null
  },
  (v5/*:: as any*/),
  (v4/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
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
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
],
v10 = {
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberForm_number",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "holdMusicMedia",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "voicemailMedia",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "closedMedia",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
        (v2/*:: as any*/),
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
            (v4/*:: as any*/),
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
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallFallback",
          "kind": "LinkedField",
          "name": "fallback",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallForward",
          "kind": "LinkedField",
          "name": "callForward",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallPrompt",
          "kind": "LinkedField",
          "name": "ivrPrompt",
          "plural": false,
          "selections": (v9/*:: as any*/),
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
            (v5/*:: as any*/),
            (v4/*:: as any*/),
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CallPrompt",
              "kind": "LinkedField",
              "name": "prompt",
              "plural": false,
              "selections": (v9/*:: as any*/),
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
          "selections": (v9/*:: as any*/),
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
            (v1/*:: as any*/),
            (v10/*:: as any*/),
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
              "selections": (v9/*:: as any*/),
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
            (v5/*:: as any*/)
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
                (v10/*:: as any*/)
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
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};
})();

(node as any).hash = "3d77d0cbc6a80abc9386bba23b718b4d";

export default node;
