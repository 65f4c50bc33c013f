/**
 * @generated SignedSource<<1c8715713ac529af7675b11d30402fbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PeerRefusal = "EXTENSION" | "HIDDEN" | "NAMED_SENDER" | "SHORT_CODE" | "UNASSIGNED";
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadList_query$data = {
  readonly fetchInbox: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly assignee: {
          readonly targetId: string;
        } | null | undefined;
        readonly contactId: string | null | undefined;
        readonly id: string;
        readonly lastConversation: {
          readonly id: string;
          readonly phoneNumber: {
            readonly phoneNumberId: string;
          };
        } | null | undefined;
        readonly peer: {
          readonly replyRefusal: PeerRefusal | null | undefined;
        };
        readonly peerNumber: string;
        readonly state: ThreadState;
        readonly tagIds: ReadonlyArray<string>;
        readonly unreadCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"ThreadRow_thread">;
      };
    }>;
  };
  readonly open: {
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly unread: {
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly " $fragmentType": "ThreadList_query";
};
export type ThreadList_query$key = {
  readonly " $data"?: ThreadList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadList_query">;
};

import ThreadListPaginationQuery_graphql from './ThreadListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchInbox"
],
v1 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaginationMetadata",
    "kind": "LinkedField",
    "name": "metadata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "assigned"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": "OPEN",
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tagId"
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
      "operation": ThreadListPaginationQuery_graphql
    }
  },
  "name": "ThreadList_query",
  "selections": [
    {
      "alias": "open",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": "OPEN"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "ThreadList",
      "kind": "LinkedField",
      "name": "fetchInbox",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "fetchInbox(filter:\"OPEN\",limit:1)"
    },
    {
      "alias": "unread",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": "UNREAD"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "ThreadList",
      "kind": "LinkedField",
      "name": "fetchInbox",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "fetchInbox(filter:\"UNREAD\",limit:1)"
    },
    {
      "alias": "fetchInbox",
      "args": [
        {
          "kind": "Variable",
          "name": "assigned",
          "variableName": "assigned"
        },
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "tagId",
          "variableName": "tagId"
        }
      ],
      "concreteType": "ThreadList",
      "kind": "LinkedField",
      "name": "__ThreadList_fetchInbox_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ThreadEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Thread",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contactId",
                  "storageKey": null
                },
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
                  "concreteType": "Peer",
                  "kind": "LinkedField",
                  "name": "peer",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "replyRefusal",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tagIds",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ConversationAssignee",
                  "kind": "LinkedField",
                  "name": "assignee",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "targetId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unreadCount",
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
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ConversationPhoneNumber",
                      "kind": "LinkedField",
                      "name": "phoneNumber",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "phoneNumberId",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ThreadRow_thread"
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

(node as any).hash = "5c845c30bb20487cb0069605a502d876";

export default node;
