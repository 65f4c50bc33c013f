/**
 * @generated SignedSource<<414bb1d6dd216844a47dda2eaec668b3>>
 * @relayHash 486c69803046ca181bb00744d2e1b66e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4682c20e42e2b41862eba4f1bc42f9b22cd4d0f0b088c650aa408eb8c35b1ba9

import type { ConcreteRequest } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LastWordQuery$variables = {
  contactId: string;
  first: number;
};
export type LastWordQuery$data = {
  readonly fetchConversations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly call: {
          readonly callId: string;
          readonly note: {
            readonly at: any;
            readonly text: string;
          } | null | undefined;
        } | null | undefined;
        readonly createdAt: any;
        readonly direction: Direction;
        readonly id: string;
        readonly message: {
          readonly body: string;
        } | null | undefined;
      };
    }>;
  };
};
export type LastWordQuery = {
  response: LastWordQuery$data;
  variables: LastWordQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contactId",
        "variableName": "contactId"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": [
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
                "name": "direction",
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
                    "concreteType": "CallNote",
                    "kind": "LinkedField",
                    "name": "note",
                    "plural": false,
                    "selections": [
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
                        "name": "at",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LastWordQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LastWordQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4682c20e42e2b41862eba4f1bc42f9b22cd4d0f0b088c650aa408eb8c35b1ba9",
    "metadata": {},
    "name": "LastWordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a7e678f4f37e03c7f95dc739972fcc1";

export default node;
