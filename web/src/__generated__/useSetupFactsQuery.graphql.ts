/**
 * @generated SignedSource<<c2de5be14282e9f9f5074245e966964a>>
 * @relayHash 5a15334c4bca4601362a18c0830ca065
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b6ddf321e6ca29bc48a927d6229022aa48138d9a99581eac40a813a672a7126

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
    readonly phoneNumbersCount: number;
  };
  readonly contacts: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
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
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "kind": "Literal",
  "name": "direction",
  "value": "INBOUND"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "data",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v5 = [
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
      }
    ],
    "storageKey": null
  },
  {
    "alias": "contacts",
    "args": [
      {
        "kind": "Literal",
        "name": "filters",
        "value": {
          "isLead": false
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "ContactList",
    "kind": "LinkedField",
    "name": "fetchContacts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "fetchContacts(filters:{\"isLead\":false},limit:1)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
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
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": "fetchConversations(channel:\"message\",direction:\"INBOUND\",limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetupFactsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSetupFactsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "8b6ddf321e6ca29bc48a927d6229022aa48138d9a99581eac40a813a672a7126",
    "metadata": {},
    "name": "useSetupFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e75d47cbf448a7a3598903ed2dd5057d";

export default node;
