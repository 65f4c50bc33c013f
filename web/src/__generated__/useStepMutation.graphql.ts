/**
 * @generated SignedSource<<62db183c86fb029eec44cf537cd8bb1a>>
 * @relayHash 651af56602e935c32cb16b0f54841779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4cb9c6a9ae4cad3d940e31befab6cc43731833d0e6997b2beb9c911a467a45b

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
    "id": "a4cb9c6a9ae4cad3d940e31befab6cc43731833d0e6997b2beb9c911a467a45b",
    "metadata": {},
    "name": "useStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "306e494382fd6699990f74e59f15a078";

export default node;
