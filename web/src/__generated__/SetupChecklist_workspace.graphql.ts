/**
 * @generated SignedSource<<39a98c6e13a3ee15e3d2b897d4896d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
import type { FragmentRefs } from "relay-runtime";
export type SetupChecklist_workspace$data = {
  readonly id: string;
  readonly setting: {
    readonly onboarding: ReadonlyArray<{
      readonly status: OnboardingStepStatus;
      readonly step: OnboardingStep;
    }>;
  };
  readonly " $fragmentType": "SetupChecklist_workspace";
};
export type SetupChecklist_workspace$key = {
  readonly " $data"?: SetupChecklist_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupChecklist_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupChecklist_workspace",
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
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "b1bdf56eebdfecf38fa06ce3d7f58e0d";

export default node;
