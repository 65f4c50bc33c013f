/**
 * @generated SignedSource<<c7785f3bf4de74c31b437d109087973a>>
 * @relayHash 72609531e6476b1e5f5f6ed331a3381c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6839e0ad0354315243df8272b3406569be0efa5b3d40df76535ad99099fde19

import type { ConcreteRequest } from 'relay-runtime';
export type CallFlowConditionOperator = "IS" | "IS_NOT" | "ONE_OF" | "STARTS_WITH";
export type CallFlowConditionSubject = "CALLER_ANONYMOUS" | "CALLER_COUNTRY" | "CALLER_NUMBER" | "CONTACT_TAG" | "CONTACT_VIP" | "KEYS" | "VARIABLE";
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type CallFlowTrialEnd = "ANSWERED" | "CALLBACK" | "ENDED" | "QUEUED" | "UNAVAILABLE" | "VOICEMAIL";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
export type TimelineEntryKind = "fact" | "good" | "skipped" | "waited";
export type TryCallFlowInput = {
  answers?: string | null | undefined;
  at?: any | null | undefined;
  availableUserIds: ReadonlyArray<string>;
  caller: string;
  document?: CallFlowDocumentInput | null | undefined;
  draft?: boolean | null | undefined;
  keys: ReadonlyArray<string>;
  offlineUserIds?: ReadonlyArray<string> | null | undefined;
  phoneNumberId: string;
  version?: number | null | undefined;
};
export type CallFlowDocumentInput = {
  nodes: ReadonlyArray<CallFlowNodeInput>;
  start?: string | null | undefined;
};
export type CallFlowNodeInput = {
  choices?: ReadonlyArray<CallFlowChoiceInput> | null | undefined;
  condition?: CallFlowConditionInput | null | undefined;
  everybody?: boolean | null | undefined;
  hours?: WorkingHoursInput | null | undefined;
  id: string;
  kind: CallFlowNodeKind;
  name?: string | null | undefined;
  next?: string | null | undefined;
  otherwise?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  pressOne?: boolean | null | undefined;
  prompt?: CallPromptInput | null | undefined;
  queue?: CallFlowQueueInput | null | undefined;
  seconds?: number | null | undefined;
  showCallerNumber?: boolean | null | undefined;
  tag?: string | null | undefined;
  teamId?: string | null | undefined;
  text?: string | null | undefined;
  url?: string | null | undefined;
  userId?: string | null | undefined;
  variable?: CallFlowVariableInput | null | undefined;
};
export type CallFlowChoiceInput = {
  key: string;
  label: string;
  next?: string | null | undefined;
};
export type CallFlowConditionInput = {
  name?: string | null | undefined;
  operator: CallFlowConditionOperator;
  subject: CallFlowConditionSubject;
  values: ReadonlyArray<string>;
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
export type CallPromptInput = {
  mediaId?: string | null | undefined;
  say?: string | null | undefined;
  sound?: string | null | undefined;
};
export type CallFlowQueueInput = {
  announcePosition?: number | null | undefined;
  callbackKey?: string | null | undefined;
  counterReset?: QueueCounterReset | null | undefined;
  estimatedWait?: boolean | null | undefined;
  joinWhenEmpty?: QueueJoinWhenEmpty | null | undefined;
  maxWait?: number | null | undefined;
  members?: ReadonlyArray<CallQueueMemberInput> | null | undefined;
  pause?: number | null | undefined;
  priority?: number | null | undefined;
  retryCount?: number | null | undefined;
  ringStrategy?: QueueRingStrategy | null | undefined;
  size?: number | null | undefined;
  wrapUp?: number | null | undefined;
};
export type CallQueueMemberInput = {
  penalty: number;
  userId: string;
};
export type CallFlowVariableInput = {
  name: string;
  value: string;
};
export type flowApiTryQuery$variables = {
  input: TryCallFlowInput;
};
export type flowApiTryQuery$data = {
  readonly tryCallFlow: {
    readonly answeredBy: string | null | undefined;
    readonly end: CallFlowTrialEnd;
    readonly entries: ReadonlyArray<{
      readonly at: any;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly kind: TimelineEntryKind;
      readonly name: string;
      readonly nodeId: string | null | undefined;
      readonly parameters: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    }>;
    readonly heard: ReadonlyArray<{
      readonly goesOn: boolean;
      readonly prompt: {
        readonly media: {
          readonly id: string;
        } | null | undefined;
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
      };
    }>;
    readonly path: ReadonlyArray<string>;
  };
};
export type flowApiTryQuery = {
  response: flowApiTryQuery$data;
  variables: flowApiTryQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CallFlowTrial",
    "kind": "LinkedField",
    "name": "tryCallFlow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "end",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "answeredBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallTimelineEntry",
        "kind": "LinkedField",
        "name": "entries",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineParameter",
            "kind": "LinkedField",
            "name": "parameters",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CallFlowTrialSound",
        "kind": "LinkedField",
        "name": "heard",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "goesOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallPrompt",
            "kind": "LinkedField",
            "name": "prompt",
            "plural": false,
            "selections": [
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
                "selections": [
                  (v1/*:: as any*/)
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
    "name": "flowApiTryQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "flowApiTryQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e6839e0ad0354315243df8272b3406569be0efa5b3d40df76535ad99099fde19",
    "metadata": {},
    "name": "flowApiTryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e6fa54b855593e545a1729d07406e79";

export default node;
