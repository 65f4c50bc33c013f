/**
 * @generated SignedSource<<77c38f9d263a8c1bf0a4e354984e4e0a>>
 * @relayHash 04bfbd62170734ee6212939461def0ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34dd3ed4a213200542dfd0eca391bcc5723d79fa27dc2d1784b7135742018644

import type { ConcreteRequest } from 'relay-runtime';
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
export type LiveShellWorkspaceSubscription$variables = Record<PropertyKey, never>;
export type LiveShellWorkspaceSubscription$data = {
  readonly workspaceChanged: {
    readonly id: string;
    readonly name: string;
    readonly setting: {
      readonly country: string | null | undefined;
      readonly onboarding: ReadonlyArray<{
        readonly status: OnboardingStepStatus;
        readonly step: OnboardingStep;
      }>;
      readonly timezone: string | null | undefined;
    };
    readonly version: number;
  };
};
export type LiveShellWorkspaceSubscription = {
  response: LiveShellWorkspaceSubscription$data;
  variables: LiveShellWorkspaceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "workspaceChanged",
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
        "name": "name",
        "storageKey": null
      },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveShellWorkspaceSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellWorkspaceSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "34dd3ed4a213200542dfd0eca391bcc5723d79fa27dc2d1784b7135742018644",
    "metadata": {},
    "name": "LiveShellWorkspaceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "69a13d5486a10c2b031af0c802301af8";

export default node;
