/**
 * @generated SignedSource<<2ccc3e88d653b692759d76c256705460>>
 * @relayHash 8dfcfd2c8463fce918d259c1a439bfd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a80f1fb4e88f357090e167ff36402b2bffbbb73f6fee92ab1b6e33ae9b033318

import type { ConcreteRequest } from 'relay-runtime';
export type PermissionAction = "CREATE" | "DELETE" | "READ" | "UPDATE";
export type PermissionResource = "ANALYTICS" | "AUTOMATIONS" | "BILLING" | "CALLS" | "CAMPAIGNS" | "COMPLAINCE" | "CONTACTS" | "CONTACT_IMPORT" | "INTEGRATIONS" | "INVITATIONS" | "KEYWORDS" | "MESSAGES" | "NUMBER_PORTING" | "OWNERSHIP_TRANSFER" | "PHONE_NUMBERS" | "PORT_NUMBERS" | "SEGMENTS" | "SENDER_IDS" | "SHORTCODES" | "SUBSCRIBERS" | "SUBSCRIBER_LIST" | "TEAMS" | "WORKSPACE";
export type PermissionScope = "all" | "own" | "team";
export type useSetupFactsQuery$variables = Record<PropertyKey, never>;
export type useSetupFactsQuery$data = {
  readonly calls: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly checklist: {
    readonly contactsCount: number;
    readonly phoneNumbersCount: number;
  };
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly role: {
      readonly id: string;
      readonly permissions: ReadonlyArray<{
        readonly action: PermissionAction;
        readonly resource: PermissionResource;
        readonly scope: PermissionScope;
      }>;
    } | null | undefined;
  };
  readonly texts: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type useSetupFactsQuery = {
  response: useSetupFactsQuery$data;
  variables: useSetupFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "direction",
  "value": "INBOUND"
},
v2 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "data",
    "plural": true,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "alias": "checklist",
    "args": null,
    "concreteType": "DashboardChecklist",
    "kind": "LinkedField",
    "name": "getWorkspaceDashboardChecklist",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumbersCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contactsCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Permission",
            "kind": "LinkedField",
            "name": "permissions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resource",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "action",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scope",
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
    "alias": "calls",
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "call"
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "kind": "Literal",
        "name": "statuses",
        "value": [
          "ON_GOING",
          "COMPLETED"
        ]
      }
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": "fetchConversations(channel:\"call\",direction:\"INBOUND\",limit:1,statuses:[\"ON_GOING\",\"COMPLETED\"])"
  },
  {
    "alias": "texts",
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "message"
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": "fetchConversations(channel:\"message\",direction:\"INBOUND\",limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetupFactsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSetupFactsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "a80f1fb4e88f357090e167ff36402b2bffbbb73f6fee92ab1b6e33ae9b033318",
    "metadata": {},
    "name": "useSetupFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "279b033dcd428e3d19e06ad7e4c936cf";

export default node;
