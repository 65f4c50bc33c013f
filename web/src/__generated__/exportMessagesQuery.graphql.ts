/**
 * @generated SignedSource<<beec4e0670d83a90d1b2887fe8edfa32>>
 * @relayHash 1434c51f6891155fa0320e7e275e3421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8654fc5c45af7496dcaef59fad44b0bff9f3931b9f47122c39e492b564f5a82b

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type Direction = "INBOUND" | "OUTBOUND";
export type MessageAttachmentKind = "AUDIO" | "CONTACT" | "DOCUMENT" | "FILE" | "PICTURE" | "VIDEO";
export type MessageDeliveryStatus = "DELIVERED" | "FAILED" | "INSUFFICIENT_BALANCE" | "PENDING" | "READ" | "RECEIVED" | "SENT" | "UNDELIVERED";
export type exportMessagesQuery$variables = {
  after?: string | null | undefined;
  agentUserId?: string | null | undefined;
  channels?: ReadonlyArray<ConversationChannel> | null | undefined;
  contactId?: string | null | undefined;
  count: number;
  counted?: boolean | null | undefined;
  deliveryStatuses?: ReadonlyArray<MessageDeliveryStatus> | null | undefined;
  direction?: Direction | null | undefined;
  firstReplies?: boolean | null | undefined;
  from?: any | null | undefined;
  isFirst: boolean;
  phoneNumberId?: string | null | undefined;
  teamId?: string | null | undefined;
  text?: string | null | undefined;
  until?: any | null | undefined;
};
export type exportMessagesQuery$data = {
  readonly fetchConversations: {
    readonly data: ReadonlyArray<{
      readonly agent: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly channel: ConversationChannel;
      readonly contact: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly createdAt: any;
      readonly creditLogs: ReadonlyArray<{
        readonly amount: number;
      }>;
      readonly direction: Direction;
      readonly id: string;
      readonly isAutomatic: boolean;
      readonly message: {
        readonly attachments: ReadonlyArray<{
          readonly id: string;
          readonly kind: MessageAttachmentKind;
        }>;
        readonly body: string;
        readonly carrierCode: string | null | undefined;
        readonly deliveryStatus: MessageDeliveryStatus;
        readonly failedReason: string | null | undefined;
        readonly segments: number;
      } | null | undefined;
      readonly peerNumber: string;
      readonly phoneNumber: {
        readonly name: string | null | undefined;
        readonly number: string;
      };
    }>;
    readonly metadata?: {
      readonly count: number;
      readonly countIsLeast: boolean;
    };
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type exportMessagesQuery = {
  response: exportMessagesQuery$data;
  variables: exportMessagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "agentUserId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "channels"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contactId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "counted"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deliveryStatuses"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstReplies"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFirst"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phoneNumberId"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamId"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v17 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "agentUserId",
        "variableName": "agentUserId"
      },
      {
        "kind": "Literal",
        "name": "channel",
        "value": "message"
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
        "name": "first",
        "variableName": "count"
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
    "name": "fetchConversations",
    "plural": false,
    "selections": [
      {
        "condition": "isFirst",
        "kind": "Condition",
        "passingValue": true,
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
          }
        ]
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
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
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
        "name": "data",
        "plural": true,
        "selections": [
          (v15/*:: as any*/),
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
            "name": "direction",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channel",
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
            "kind": "ScalarField",
            "name": "isAutomatic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          },
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConversationMessage",
            "kind": "LinkedField",
            "name": "message",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failedReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "carrierCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "segments",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MessageAttachment",
                "kind": "LinkedField",
                "name": "attachments",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
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
            "concreteType": "CreditLog",
            "kind": "LinkedField",
            "name": "creditLogs",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "exportMessagesQuery",
    "selections": (v17/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v11/*:: as any*/),
      (v1/*:: as any*/),
      (v12/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      (v13/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportMessagesQuery",
    "selections": (v17/*:: as any*/)
  },
  "params": {
    "id": "8654fc5c45af7496dcaef59fad44b0bff9f3931b9f47122c39e492b564f5a82b",
    "metadata": {},
    "name": "exportMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d417106dc87fdcf3d8fe438a86c00ab1";

export default node;
