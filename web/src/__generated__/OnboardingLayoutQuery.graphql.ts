/**
 * @generated SignedSource<<3e9a64e885f1a0436412e3a3bb787586>>
 * @relayHash d5cd0a9ea5f7a2d3b70a9ef42713106b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1a51747e8c59f5a4e1d577b66a2c57252a1b06043b0931f11ff70c1aad3bc7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
export type PermissionAction = "CREATE" | "DELETE" | "READ" | "UPDATE";
export type PermissionResource = "ANALYTICS" | "AUTOMATIONS" | "BILLING" | "CALLS" | "CAMPAIGNS" | "COMPLAINCE" | "CONTACTS" | "CONTACT_IMPORT" | "INTEGRATIONS" | "INVITATIONS" | "KEYWORDS" | "MESSAGES" | "NUMBER_PORTING" | "OWNERSHIP_TRANSFER" | "PHONE_NUMBERS" | "PORT_NUMBERS" | "SEGMENTS" | "SENDER_IDS" | "SHORTCODES" | "SUBSCRIBERS" | "SUBSCRIBER_LIST" | "TEAMS" | "WORKSPACE";
export type OnboardingLayoutQuery$variables = Record<PropertyKey, never>;
export type OnboardingLayoutQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FollowAccount_user">;
  };
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
    readonly id: string;
    readonly name: string;
    readonly setting: {
      readonly onboarding: ReadonlyArray<{
        readonly status: OnboardingStepStatus;
        readonly step: OnboardingStep;
      }>;
    };
  };
};
export type OnboardingLayoutQuery = {
  response: OnboardingLayoutQuery$data;
  variables: OnboardingLayoutQuery$variables;
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
      "name": "name",
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
          "concreteType": "OnboardingProgress",
          "kind": "LinkedField",
          "name": "onboarding",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
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
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OnboardingLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "getCurrentUserTopLevel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowAccount_user"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OnboardingLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "getCurrentUserTopLevel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "singleKeyShortcuts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enterSends",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "2b1a51747e8c59f5a4e1d577b66a2c57252a1b06043b0931f11ff70c1aad3bc7",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1494c45a3482dbd9df48cdfd7bc2e21";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
