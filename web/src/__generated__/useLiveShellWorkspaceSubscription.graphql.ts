/**
 * @generated SignedSource<<ba0ef35db327b5b83da86b1ac7fd25fc>>
 * @relayHash 86eec55edcc07e1bb84f040c74a3284a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43af0cc73bcf0a10f44efe28a0ed5a173b3e7eb145c188a703065e7d5021e716

import type { ConcreteRequest } from 'relay-runtime';
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
export type useLiveShellWorkspaceSubscription$variables = Record<PropertyKey, never>;
export type useLiveShellWorkspaceSubscription$data = {
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
export type useLiveShellWorkspaceSubscription = {
  response: useLiveShellWorkspaceSubscription$data;
  variables: useLiveShellWorkspaceSubscription$variables;
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
    "name": "useLiveShellWorkspaceSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveShellWorkspaceSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "43af0cc73bcf0a10f44efe28a0ed5a173b3e7eb145c188a703065e7d5021e716",
    "metadata": {},
    "name": "useLiveShellWorkspaceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4006b8f6a44138668b0cecdd63662887";

export default node;
