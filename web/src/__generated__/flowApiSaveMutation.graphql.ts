/**
 * @generated SignedSource<<712eada5b68d3942dde02d09f96d0808>>
 * @relayHash 6e894b722df41b877627cdb4f0e38dc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d34cf727bb86ee0b6f7885b03405b601d9ce09ab249e8fd04dde3c43b31ddab

import type { ConcreteRequest } from 'relay-runtime';
export type CallFlowConditionOperator = "IS" | "IS_NOT" | "ONE_OF" | "STARTS_WITH";
export type CallFlowConditionSubject = "CALLER_ANONYMOUS" | "CALLER_COUNTRY" | "CALLER_NUMBER" | "CONTACT_TAG" | "CONTACT_VIP" | "KEYS" | "VARIABLE";
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type CallFlowProblemSeverity = "ERROR" | "WARNING";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
export type SaveCallFlowDraftInput = {
  id: string;
  nodes: ReadonlyArray<CallFlowNodeInput>;
  revision: number;
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
export type flowApiSaveMutation$variables = {
  input: SaveCallFlowDraftInput;
};
export type flowApiSaveMutation$data = {
  readonly saveCallFlowDraft: {
    readonly draft: {
      readonly changes: number;
      readonly problems: ReadonlyArray<{
        readonly code: string;
        readonly field: string | null | undefined;
        readonly message: string;
        readonly nodeId: string | null | undefined;
        readonly severity: CallFlowProblemSeverity;
      }>;
      readonly revision: number;
      readonly updatedAt: any | null | undefined;
    };
    readonly id: string;
  };
};
export type flowApiSaveMutation = {
  response: flowApiSaveMutation$data;
  variables: flowApiSaveMutation$variables;
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
    "concreteType": "CallFlow",
    "kind": "LinkedField",
    "name": "saveCallFlowDraft",
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
        "concreteType": "CallFlowDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallFlowProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
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
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "severity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
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
    "name": "flowApiSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "flowApiSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d34cf727bb86ee0b6f7885b03405b601d9ce09ab249e8fd04dde3c43b31ddab",
    "metadata": {},
    "name": "flowApiSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c249e9244ed3d0b0751f1907af53f208";

export default node;
