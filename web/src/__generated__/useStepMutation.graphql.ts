/**
 * @generated SignedSource<<4bfd2cff28c515846959b88eeb9f97bb>>
 * @relayHash c65943c382d48b063716a2f7ac2bc6f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79d7ffc8b0fcb11fea4c02b483bb335723c401826cff172e86b9f8e89b411352

import type { ConcreteRequest } from 'relay-runtime';
export type OnboardingStep = "COMPLIANCE" | "CUSTOMIZE_WIDGET" | "SELECT_PHONE_NUMBER" | "SETUP_AUTOMATION" | "SETUP_SUBSCRIPTION_CHANNELS" | "SET_GOALS" | "TEST_PHONE_NUMBER" | "TEST_PHONE_NUMBER_CALL" | "TEST_PHONE_NUMBER_SMS" | "TEST_SETUP_CALLFLOW" | "WORKSPACE_DETAILS";
export type OnboardingStepStatus = "COMPLETED" | "SKIPPED";
export type useStepMutation$variables = {
  status: OnboardingStepStatus;
  step: OnboardingStep;
};
export type useStepMutation$data = {
  readonly updateOnBoarding: {
    readonly id: string;
    readonly setting: {
      readonly onboarding: ReadonlyArray<{
        readonly status: OnboardingStepStatus;
        readonly step: OnboardingStep;
      }>;
    };
    readonly version: number;
  };
};
export type useStepMutation = {
  response: useStepMutation$data;
  variables: useStepMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      },
      {
        "kind": "Variable",
        "name": "step",
        "variableName": "step"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateOnBoarding",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStepMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStepMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "79d7ffc8b0fcb11fea4c02b483bb335723c401826cff172e86b9f8e89b411352",
    "metadata": {},
    "name": "useStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fd38deac83950ffdae55d0046ecb7f4";

export default node;
