/**
 * @generated SignedSource<<3f64325f82e85b6c6b0216bc6fa8afb8>>
 * @relayHash 2322c7e91a8553309af8d96bd5a556dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 920d8ebc268b289bc53a4da56428829ade02b14bdcc71ce6ae4812fa6e4c0b55

import type { ConcreteRequest } from 'relay-runtime';
export type ActivitySummaryInterval = "DAILY" | "NEVER" | "WEEKLY";
export type PermissionAction = "CREATE" | "DELETE" | "READ" | "UPDATE";
export type PermissionResource = "ANALYTICS" | "AUTOMATIONS" | "BILLING" | "CALLS" | "CAMPAIGNS" | "COMPLAINCE" | "CONTACTS" | "CONTACT_IMPORT" | "INTEGRATIONS" | "INVITATIONS" | "KEYWORDS" | "MESSAGES" | "NUMBER_PORTING" | "OWNERSHIP_TRANSFER" | "PHONE_NUMBERS" | "PORT_NUMBERS" | "SEGMENTS" | "SENDER_IDS" | "SHORTCODES" | "SUBSCRIBERS" | "SUBSCRIBER_LIST" | "TEAMS" | "WORKSPACE";
export type EmailAlertsPageQuery$variables = Record<PropertyKey, never>;
export type EmailAlertsPageQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly role: {
      readonly id: string;
      readonly permissions: ReadonlyArray<{
        readonly action: PermissionAction;
        readonly resource: PermissionResource;
      }>;
    } | null | undefined;
  };
  readonly getWorkspaceWithSettings: {
    readonly activitySummaryNotificationSettings: {
      readonly emails: ReadonlyArray<string>;
      readonly interval: ActivitySummaryInterval;
    };
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
    readonly version: number;
  };
};
export type EmailAlertsPageQuery = {
  response: EmailAlertsPageQuery$data;
  variables: EmailAlertsPageQuery$variables;
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
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ActivitySummaryNotificationSettings",
        "kind": "LinkedField",
        "name": "activitySummaryNotificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "interval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emails",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailAlertsPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailAlertsPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "920d8ebc268b289bc53a4da56428829ade02b14bdcc71ce6ae4812fa6e4c0b55",
    "metadata": {},
    "name": "EmailAlertsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fe460a54d305b2db8fec01400a1df4d";

export default node;
