/**
 * @generated SignedSource<<fb90a540b4bf56163688371cf1429571>>
 * @relayHash a2e1cc42bae100ab7217d7410a84eac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee47861b15e08327266e19048412d70169a3d5bba29e6554c97e05ecd12c74da

import type { ConcreteRequest } from 'relay-runtime';
export type PermissionAction = "CREATE" | "DELETE" | "READ" | "UPDATE";
export type PermissionResource = "ANALYTICS" | "AUTOMATIONS" | "BILLING" | "CALLS" | "CAMPAIGNS" | "COMPLAINCE" | "CONTACTS" | "CONTACT_IMPORT" | "INTEGRATIONS" | "INVITATIONS" | "KEYWORDS" | "MESSAGES" | "NUMBER_PORTING" | "OWNERSHIP_TRANSFER" | "PHONE_NUMBERS" | "PORT_NUMBERS" | "SEGMENTS" | "SENDER_IDS" | "SHORTCODES" | "SUBSCRIBERS" | "SUBSCRIBER_LIST" | "TEAMS" | "WORKSPACE";
export type PermissionScope = "all" | "own" | "team";
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
export type FollowRoleQuery$variables = Record<PropertyKey, never>;
export type FollowRoleQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly role: {
      readonly features: ReadonlyArray<string> | null | undefined;
      readonly id: string;
      readonly name: WorkspaceUserRole;
      readonly permissions: ReadonlyArray<{
        readonly action: PermissionAction;
        readonly resource: PermissionResource;
        readonly scope: PermissionScope;
      }>;
    } | null | undefined;
    readonly roleId: string | null | undefined;
  };
};
export type FollowRoleQuery = {
  response: FollowRoleQuery$data;
  variables: FollowRoleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
        "kind": "ScalarField",
        "name": "roleId",
        "storageKey": null
      },
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "features",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowRoleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowRoleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee47861b15e08327266e19048412d70169a3d5bba29e6554c97e05ecd12c74da",
    "metadata": {},
    "name": "FollowRoleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7c8e64bd8df440324f2963011bcb903";

export default node;
