/**
 * @generated SignedSource<<3c647d3d3530af4efbb53b9a0012d0bb>>
 * @relayHash 1f17edb28ab6f795bca2c376d8ade3e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e3b3a8e61ab8b38621bac317e82c39b94b98d2133e7901d64178f2be81e921

import type { ConcreteRequest } from 'relay-runtime';
export type CallOutcome = "FOLLOW_UP" | "LEFT_MESSAGE" | "OTHER" | "RESOLVED" | "SPAM" | "WRONG_NUMBER";
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
export type exportCallsQuery$variables = {
  after?: string | null | undefined;
  agentUserId?: string | null | undefined;
  count: number;
  direction?: Direction | null | undefined;
  from?: any | null | undefined;
  isFirst: boolean;
  outcome?: CallOutcome | null | undefined;
  phoneNumberId?: string | null | undefined;
  statuses?: ReadonlyArray<CallStatus> | null | undefined;
  teamId?: string | null | undefined;
  text?: string | null | undefined;
  until?: any | null | undefined;
};
export type exportCallsQuery$data = {
  readonly fetchConversations: {
    readonly data: ReadonlyArray<{
      readonly agent: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly call: {
        readonly callCost: number | null | undefined;
        readonly callDuration: number;
        readonly callId: string;
        readonly costPayable: number | null | undefined;
        readonly endReason: string | null | undefined;
        readonly inQueue: boolean;
        readonly note: {
          readonly outcome: CallOutcome | null | undefined;
          readonly text: string;
        } | null | undefined;
        readonly phase: string | null | undefined;
        readonly queuePosition: number | null | undefined;
        readonly status: CallStatus;
        readonly talkTime: number;
      } | null | undefined;
      readonly contact: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly createdAt: any;
      readonly direction: Direction;
      readonly id: string;
      readonly otherAgents: ReadonlyArray<{
        readonly fullName: string;
        readonly id: string;
      }>;
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
export type exportCallsQuery = {
  response: exportCallsQuery$data;
  variables: exportCallsQuery$variables;
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
  "name": "count"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFirst"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "outcome"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phoneNumberId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statuses"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamId"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v14 = [
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
        "value": "call"
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
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "outcome",
        "variableName": "outcome"
      },
      {
        "kind": "Variable",
        "name": "phoneNumberId",
        "variableName": "phoneNumberId"
      },
      {
        "kind": "Variable",
        "name": "statuses",
        "variableName": "statuses"
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
          (v12/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "otherAgents",
            "plural": true,
            "selections": (v13/*:: as any*/),
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
            "concreteType": "ConversationCall",
            "kind": "LinkedField",
            "name": "call",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "callId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inQueue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queuePosition",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "talkTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "callDuration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "costPayable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "callCost",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallNote",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
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
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "exportCallsQuery",
    "selections": (v14/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v11/*:: as any*/),
      (v10/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportCallsQuery",
    "selections": (v14/*:: as any*/)
  },
  "params": {
    "id": "e1e3b3a8e61ab8b38621bac317e82c39b94b98d2133e7901d64178f2be81e921",
    "metadata": {},
    "name": "exportCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "989dbdd99acafdc46772e221b94f2db8";

export default node;
