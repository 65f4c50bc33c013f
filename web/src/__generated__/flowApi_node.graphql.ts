/**
 * @generated SignedSource<<c704d3f476b712a1e9176d48abe5c231>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallFlowConditionOperator = "IS" | "IS_NOT" | "ONE_OF" | "STARTS_WITH";
export type CallFlowConditionSubject = "CALLER_ANONYMOUS" | "CALLER_COUNTRY" | "CALLER_NUMBER" | "CONTACT_TAG" | "CONTACT_VIP" | "KEYS" | "VARIABLE";
export type CallFlowNodeKind = "AI_AGENT" | "CALLBACK" | "CONDITION" | "END" | "FORWARD" | "GOTO" | "HOURS" | "MENU" | "MESSAGE" | "PLAY" | "QUEUE" | "RING" | "SET" | "TAG" | "VOICEMAIL" | "WEBHOOK";
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
import type { FragmentRefs } from "relay-runtime";
export type flowApi_node$data = {
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
  readonly " $fragmentType": "flowApi_node";
};
export type flowApi_node$key = {
  readonly " $data"?: flowApi_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"flowApi_node">;
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
  "name": "userId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "flowApi_node",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
    (v2/*:: as any*/),
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
            (v2/*:: as any*/),
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
        (v3/*:: as any*/)
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
            {
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
        (v1/*:: as any*/),
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
        (v1/*:: as any*/),
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
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherwise",
      "storageKey": null
    }
  ],
  "type": "CallFlowNode",
  "abstractKey": null
};
})();

(node as any).hash = "c8a3dae3b635650f252eab0e5c2bff16";

export default node;
