/**
 * @generated SignedSource<<e7c44e3d68f41930158c43d5b0007ef0>>
 * @relayHash 261f1f209265540e96835ea97419fdfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7885151405ab7fb740613b6630516a7f416918e1e9577ea1db1280e96bad0782

import type { ConcreteRequest } from 'relay-runtime';
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
export type PermissionAction = "CREATE" | "DELETE" | "READ" | "UPDATE";
export type PermissionResource = "ANALYTICS" | "AUTOMATIONS" | "BILLING" | "CALLS" | "CAMPAIGNS" | "COMPLAINCE" | "CONTACTS" | "CONTACT_IMPORT" | "INTEGRATIONS" | "INVITATIONS" | "KEYWORDS" | "MESSAGES" | "NUMBER_PORTING" | "OWNERSHIP_TRANSFER" | "PHONE_NUMBERS" | "PORT_NUMBERS" | "SEGMENTS" | "SENDER_IDS" | "SHORTCODES" | "SUBSCRIBERS" | "SUBSCRIBER_LIST" | "TEAMS" | "WORKSPACE";
export type OnboardingLayoutQuery$variables = Record<PropertyKey, never>;
export type OnboardingLayoutQuery$data = {
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
    "name": "OnboardingLayoutQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OnboardingLayoutQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7885151405ab7fb740613b6630516a7f416918e1e9577ea1db1280e96bad0782",
    "metadata": {},
    "name": "OnboardingLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47c3e49fca868f76d8f2ee2d8a8f697f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
