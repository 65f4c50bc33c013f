/**
 * @generated SignedSource<<c6457f32b9323b6e32f71e8f138ed7e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageTable_query$data = {
  readonly fetchConversations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly contactId: string | null | undefined;
        readonly createdAt: any;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MessageRow_item">;
      };
    }>;
    readonly metadata: {
      readonly count: number;
      readonly countIsLeast: boolean;
    };
  };
  readonly " $fragmentType": "MessageTable_query";
};
export type MessageTable_query$key = {
  readonly " $data"?: MessageTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageTable_query">;
};

import MessageTablePaginationQuery_graphql from './MessageTablePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchConversations"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "agentUserId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "channels"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "contactId"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "counted"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "deliveryStatuses"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "direction"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "firstReplies"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "phoneNumberId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "teamId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "text"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "until"
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
      "operation": MessageTablePaginationQuery_graphql
    }
  },
  "name": "MessageTable_query",
  "selections": [
    {
      "alias": "fetchConversations",
      "args": [
        {
          "kind": "Variable",
          "name": "agentUserId",
          "variableName": "agentUserId"
        },
        {
          "kind": "Variable",
          "name": "channels",
          "variableName": "channels"
        },
        {
          "kind": "Variable",
          "name": "contactId",
          "variableName": "contactId"
        },
        {
          "kind": "Variable",
          "name": "counted",
          "variableName": "counted"
        },
        {
          "kind": "Variable",
          "name": "deliveryStatuses",
          "variableName": "deliveryStatuses"
        },
        {
          "kind": "Variable",
          "name": "direction",
          "variableName": "direction"
        },
        {
          "kind": "Variable",
          "name": "firstReplies",
          "variableName": "firstReplies"
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "phoneNumberId",
          "variableName": "phoneNumberId"
        },
        {
          "kind": "Variable",
          "name": "teamId",
          "variableName": "teamId"
        },
        {
          "kind": "Variable",
          "name": "text",
          "variableName": "text"
        },
        {
          "kind": "Variable",
          "name": "until",
          "variableName": "until"
        }
      ],
      "concreteType": "ConversationList",
      "kind": "LinkedField",
      "name": "__MessageTable_fetchConversations_connection",
      "plural": false,
      "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countIsLeast",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConversationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Conversation",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contactId",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MessageRow_item"
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

(node as any).hash = "4fd98dbda322109375a6b0fbc0acf27e";

export default node;
