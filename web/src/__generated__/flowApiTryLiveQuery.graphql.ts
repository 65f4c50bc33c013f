/**
 * @generated SignedSource<<d284b36a895a01262288c35efe1fc150>>
 * @relayHash eae9ad8e4623fe4d7fe106d552f3d1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb04fd4341ede8b22f71cfde5c3ec1e774cb6bd044d890a364fadbeed976cdc

import type { ConcreteRequest } from 'relay-runtime';
export type CallFlowConditionOperator = "IS" | "IS_NOT" | "ONE_OF" | "STARTS_WITH";
export type CallFlowConditionSubject = "CALLER_ANONYMOUS" | "CALLER_COUNTRY" | "CALLER_NUMBER" | "CONTACT_TAG" | "CONTACT_VIP" | "KEYS" | "VARIABLE";
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type CallFlowTrialEnd = "ANSWERED" | "CALLBACK" | "ENDED" | "QUEUED" | "UNAVAILABLE" | "VOICEMAIL";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
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
export type flowApiTryLiveQuery$variables = {
  input: TryCallFlowInput;
};
export type flowApiTryLiveQuery$data = {
  readonly tryCallFlow: {
    readonly answeredBy: string | null | undefined;
    readonly end: CallFlowTrialEnd;
    readonly path: ReadonlyArray<string>;
  };
};
export type flowApiTryLiveQuery = {
  response: flowApiTryLiveQuery$data;
  variables: flowApiTryLiveQuery$variables;
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
    "name": "flowApiTryLiveQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "flowApiTryLiveQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0eb04fd4341ede8b22f71cfde5c3ec1e774cb6bd044d890a364fadbeed976cdc",
    "metadata": {},
    "name": "flowApiTryLiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "534ed1aa4d65ccfe59778517dd1a32c6";

export default node;
