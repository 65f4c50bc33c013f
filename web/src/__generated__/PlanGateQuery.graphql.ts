/**
 * @generated SignedSource<<ea04e54c2587ef6b2bf8405d3e80511e>>
 * @relayHash 5376033b052604af4f93a58a6f2828b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e75f3d18b470451bf49c836c7802de4652760f90073ff45c6ed4ca0aaa00957

import type { ConcreteRequest } from 'relay-runtime';
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type PlanFeature = "ADDITIONAL_PHONE_NUMBERS" | "APP_INTEGRATIONS" | "AUDIO_TO_TEXT" | "CALL_ADVANCED_REPORTING" | "CALL_AUTOMATION" | "CALL_CAMPAIGNS" | "CALL_RECORDING" | "DEVELOPER_API" | "FREE_MONTHLY_CALLING_MINUTES" | "FREE_MONTHLY_SMS_MESSAGES" | "IDLE_SIGN_OUT" | "INCLUDED_LOCAL_NUMBER" | "INTERNET_CALL" | "IVR" | "MESSAGE_AUTOMATIONS" | "MESSAGE_CAMPAGINS" | "MESSAGING_SUPPORT" | "NUMBER_OF_OPT_IN_KEYWORDS" | "NUMBER_OF_USERS" | "NUMBER_PORTING" | "PREDICTIVE_SEGMENTATION" | "PRICE" | "RECORDING_RETENTION_DAYS" | "SECOND_SUPERVISOR" | "SIP_PHONE_CONNECTIONS" | "SMART_ASSISTANT" | "SMART_ESCALATIONS" | "TALK_TIME_CAP" | "TEXT_TO_SPEECH" | "TRANSCRIPTION" | "WAIT_QUEUES" | "ZERO_COST_USERS";
export type PlanName = "BUSINESS" | "ENTERPRISE" | "FREE" | "STARTER";
export type PlanGateQuery$variables = Record<PropertyKey, never>;
export type PlanGateQuery$data = {
  readonly fetchSubscriptionPlans: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
    readonly name: PlanName;
    readonly period: BillingPeriod;
    readonly price: number;
    readonly subscriptionFeatures: ReadonlyArray<{
      readonly name: PlanFeature;
      readonly value: string;
    }>;
  }>;
  readonly getActiveWorkspaceSubscription: {
    readonly id: string;
    readonly subscriptionPlan: {
      readonly id: string;
      readonly period: BillingPeriod;
    };
  } | null | undefined;
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly plan: PlanName | null | undefined;
    readonly role: {
      readonly features: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type PlanGateQuery = {
  response: PlanGateQuery$data;
  variables: PlanGateQuery$variables;
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
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
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
        "name": "plan",
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
            "name": "features",
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
    "concreteType": "WorkspaceSubscription",
    "kind": "LinkedField",
    "name": "getActiveWorkspaceSubscription",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "subscriptionPlan",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SubscriptionPlan",
    "kind": "LinkedField",
    "name": "fetchSubscriptionPlans",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "price",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionFeature",
        "kind": "LinkedField",
        "name": "subscriptionFeatures",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "name": "PlanGateQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlanGateQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2e75f3d18b470451bf49c836c7802de4652760f90073ff45c6ed4ca0aaa00957",
    "metadata": {},
    "name": "PlanGateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6be452659c76ff6c51121020779310cc";

export default node;
