/**
 * @generated SignedSource<<3682b855102a0bcc490f12e7165c06d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallFlowConditionOperator = "IS" | "IS_NOT" | "ONE_OF" | "STARTS_WITH";
export type CallFlowConditionSubject = "CALLER_ANONYMOUS" | "CALLER_COUNTRY" | "CALLER_NUMBER" | "CONTACT_TAG" | "CONTACT_VIP" | "KEYS" | "VARIABLE";
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type CallFlowProblemSeverity = "ERROR" | "WARNING";
export type CallFlowTrialEnd = "ANSWERED" | "CALLBACK" | "ENDED" | "QUEUED" | "UNAVAILABLE" | "VOICEMAIL";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
import type { FragmentRefs } from "relay-runtime";
export type flowApi_flow$data = {
  readonly draft: {
    readonly changes: number;
    readonly nodes: ReadonlyArray<{
      readonly choices: ReadonlyArray<{
        readonly key: string;
        readonly label: string;
        readonly next: string | null | undefined;
      }>;
      readonly condition: {
        readonly name: string | null | undefined;
        readonly operator: CallFlowConditionOperator;
        readonly subject: CallFlowConditionSubject;
        readonly values: ReadonlyArray<string>;
      } | null | undefined;
      readonly everybody: boolean;
      readonly hours: {
        readonly days: ReadonlyArray<{
          readonly blocks: ReadonlyArray<{
            readonly end: string;
            readonly start: string;
          }>;
          readonly weekday: number;
        }>;
        readonly timezone: string;
      } | null | undefined;
      readonly id: string;
      readonly kind: CallFlowNodeKind;
      readonly name: string | null | undefined;
      readonly next: string | null | undefined;
      readonly otherwise: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
      readonly pressOne: boolean;
      readonly prompt: {
        readonly media: {
          readonly id: string;
        } | null | undefined;
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
      } | null | undefined;
      readonly queue: {
        readonly announcePosition: number;
        readonly callbackKey: string | null | undefined;
        readonly counterReset: QueueCounterReset;
        readonly estimatedWait: boolean;
        readonly joinWhenEmpty: QueueJoinWhenEmpty;
        readonly maxWait: number;
        readonly members: ReadonlyArray<{
          readonly penalty: number;
          readonly userId: string;
        }>;
        readonly pause: number;
        readonly priority: number;
        readonly retryCount: number;
        readonly ringStrategy: QueueRingStrategy;
        readonly size: number;
        readonly wrapUp: number;
      } | null | undefined;
      readonly seconds: number | null | undefined;
      readonly showCallerNumber: boolean;
      readonly tag: string | null | undefined;
      readonly teamId: string | null | undefined;
      readonly text: string | null | undefined;
      readonly url: string | null | undefined;
      readonly userId: string | null | undefined;
      readonly variable: {
        readonly name: string;
        readonly value: string;
      } | null | undefined;
    }>;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
      readonly nodeId: string | null | undefined;
      readonly severity: CallFlowProblemSeverity;
    }>;
    readonly revision: number;
    readonly start: string | null | undefined;
    readonly updatedAt: any | null | undefined;
  };
  readonly formerWebhookSecretUntil: any | null | undefined;
  readonly id: string;
  readonly live: {
    readonly nodes: ReadonlyArray<{
      readonly choices: ReadonlyArray<{
        readonly key: string;
        readonly label: string;
        readonly next: string | null | undefined;
      }>;
      readonly condition: {
        readonly name: string | null | undefined;
        readonly operator: CallFlowConditionOperator;
        readonly subject: CallFlowConditionSubject;
        readonly values: ReadonlyArray<string>;
      } | null | undefined;
      readonly everybody: boolean;
      readonly hours: {
        readonly days: ReadonlyArray<{
          readonly blocks: ReadonlyArray<{
            readonly end: string;
            readonly start: string;
          }>;
          readonly weekday: number;
        }>;
        readonly timezone: string;
      } | null | undefined;
      readonly id: string;
      readonly kind: CallFlowNodeKind;
      readonly name: string | null | undefined;
      readonly next: string | null | undefined;
      readonly otherwise: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
      readonly pressOne: boolean;
      readonly prompt: {
        readonly media: {
          readonly id: string;
        } | null | undefined;
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
      } | null | undefined;
      readonly queue: {
        readonly announcePosition: number;
        readonly callbackKey: string | null | undefined;
        readonly counterReset: QueueCounterReset;
        readonly estimatedWait: boolean;
        readonly joinWhenEmpty: QueueJoinWhenEmpty;
        readonly maxWait: number;
        readonly members: ReadonlyArray<{
          readonly penalty: number;
          readonly userId: string;
        }>;
        readonly pause: number;
        readonly priority: number;
        readonly retryCount: number;
        readonly ringStrategy: QueueRingStrategy;
        readonly size: number;
        readonly wrapUp: number;
      } | null | undefined;
      readonly seconds: number | null | undefined;
      readonly showCallerNumber: boolean;
      readonly tag: string | null | undefined;
      readonly teamId: string | null | undefined;
      readonly text: string | null | undefined;
      readonly url: string | null | undefined;
      readonly userId: string | null | undefined;
      readonly variable: {
        readonly name: string;
        readonly value: string;
      } | null | undefined;
    }>;
    readonly start: string | null | undefined;
    readonly version: number;
  } | null | undefined;
  readonly tests: ReadonlyArray<{
    readonly answers: string | null | undefined;
    readonly at: any;
    readonly availableUserIds: ReadonlyArray<string>;
    readonly caller: string;
    readonly expected: {
      readonly answeredBy: string | null | undefined;
      readonly end: CallFlowTrialEnd;
      readonly path: ReadonlyArray<string>;
    };
    readonly id: string;
    readonly keys: ReadonlyArray<string>;
    readonly lastResult: {
      readonly got: {
        readonly answeredBy: string | null | undefined;
        readonly end: CallFlowTrialEnd;
        readonly path: ReadonlyArray<string>;
      };
      readonly passed: boolean;
    } | null | undefined;
    readonly name: string;
    readonly offlineUserIds: ReadonlyArray<string>;
    readonly timezone: string;
  }>;
  readonly versions: ReadonlyArray<{
    readonly isLive: boolean;
    readonly note: string | null | undefined;
    readonly publishedAt: any;
    readonly publishedBy: {
      readonly displayName: string;
      readonly id: string;
    } | null | undefined;
    readonly restoredVersion: number | null | undefined;
    readonly version: number;
  }>;
  readonly webhookSecret: string | null | undefined;
  readonly " $fragmentType": "flowApi_flow";
};
export type flowApi_flow$key = {
  readonly " $data"?: flowApi_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"flowApi_flow">;
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
  "name": "start",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CallFlowNode",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamId",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "everybody",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowQueue",
      "kind": "LinkedField",
      "name": "queue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ringStrategy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxWait",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinWhenEmpty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wrapUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "announcePosition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedWait",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counterReset",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callbackKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallQueueMember",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "penalty",
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
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pressOne",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showCallerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowChoice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkingHours",
      "kind": "LinkedField",
      "name": "hours",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkingBlock",
              "kind": "LinkedField",
              "name": "blocks",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                (v6/*:: as any*/)
              ],
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
      "concreteType": "CallFlowCondition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operator",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowVariable",
      "kind": "LinkedField",
      "name": "variable",
      "plural": false,
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tag",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherwise",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "flowApi_flow",
  "selections": [
    (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
        (v7/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookSecret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formerWebhookSecretUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowVersion",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        (v1/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserProfile",
          "kind": "LinkedField",
          "name": "publishedBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restoredVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLive",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallFlowTest",
      "kind": "LinkedField",
      "name": "tests",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caller",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableUserIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offlineUserIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answers",
          "storageKey": null
        },
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
          "concreteType": "CallFlowOutcome",
          "kind": "LinkedField",
          "name": "expected",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallFlowTestResult",
          "kind": "LinkedField",
          "name": "lastResult",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "passed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CallFlowOutcome",
              "kind": "LinkedField",
              "name": "got",
              "plural": false,
              "selections": (v9/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallFlow",
  "abstractKey": null
};
})();

(node as any).hash = "c30f1a83383bb1caece0f9ba7854331d";

export default node;
