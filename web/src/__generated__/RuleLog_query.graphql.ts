/**
 * @generated SignedSource<<78b3978ffb8919b8f1109dd78811e93b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentCause = "AWAY" | "CALL" | "LEFT" | "MESSAGE";
export type AssignmentOutcome = "ASSIGNED" | "KEPT" | "NOBODY" | "NO_RULE" | "REPLIED" | "RETURNED" | "SILENT" | "TAGGED";
export type AssignmentWhy = "ANSWERED" | "ASSIGNED" | "AWAY" | "CHANNEL" | "CONTACT" | "CONTACT_TAG" | "HOURS" | "KEYWORD" | "LATE" | "LIST" | "LISTS_UNKNOWN" | "NOBODY_THERE" | "NOT_SENT" | "NO_CREDIT" | "NO_TEXTS" | "NUMBER" | "OPTED_OUT" | "RECENT" | "REPLIED" | "TAG" | "TAGGED" | "TAKEN" | "TEAM" | "TO_TEAM" | "UNREGISTERED" | "UNSEEN" | "WORDS";
import type { FragmentRefs } from "relay-runtime";
export type RuleLog_query$data = {
  readonly fetchAssignmentLog: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly assignee: {
          readonly name: string | null | undefined;
        } | null | undefined;
        readonly at: any;
        readonly cause: AssignmentCause;
        readonly from: {
          readonly name: string | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly outcome: AssignmentOutcome;
        readonly ruleName: string | null | undefined;
        readonly steps: ReadonlyArray<{
          readonly ruleId: string;
          readonly ruleName: string;
          readonly why: AssignmentWhy;
        }>;
        readonly thread: {
          readonly contact: {
            readonly fullName: string;
            readonly id: string;
          } | null | undefined;
          readonly id: string;
          readonly lastConversation: {
            readonly id: string;
          } | null | undefined;
          readonly peerNumber: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "RuleLog_query";
};
export type RuleLog_query$key = {
  readonly " $data"?: RuleLog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleLog_query">;
};

import RuleLogPageQuery_graphql from './RuleLogPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchAssignmentLog"
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
  "name": "ruleName",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "outcome"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ruleId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": RuleLogPageQuery_graphql
    }
  },
  "name": "RuleLog_query",
  "selections": [
    {
      "alias": "fetchAssignmentLog",
      "args": [
        {
          "kind": "Variable",
          "name": "outcome",
          "variableName": "outcome"
        },
        {
          "kind": "Variable",
          "name": "ruleId",
          "variableName": "ruleId"
        },
        {
          "kind": "Variable",
          "name": "userId",
          "variableName": "userId"
        }
      ],
      "concreteType": "AssignmentLog",
      "kind": "LinkedField",
      "name": "__RuleLog_fetchAssignmentLog_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AssignmentLogEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AssignmentLogEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "cause",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outcome",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ConversationAssignee",
                  "kind": "LinkedField",
                  "name": "assignee",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ConversationAssignee",
                  "kind": "LinkedField",
                  "name": "from",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Thread",
                  "kind": "LinkedField",
                  "name": "thread",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "peerNumber",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Contact",
                      "kind": "LinkedField",
                      "name": "contact",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "fullName",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Conversation",
                      "kind": "LinkedField",
                      "name": "lastConversation",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AssignmentStep",
                  "kind": "LinkedField",
                  "name": "steps",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ruleId",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "why",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5d12dd5ed9742ddaaf9721a883e4d302";

export default node;
