/**
 * @generated SignedSource<<7643fbc6b96a6a03d2da0b0f238923c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type PlanFeature = "ADDITIONAL_PHONE_NUMBERS" | "APP_INTEGRATIONS" | "AUDIO_TO_TEXT" | "CALL_ADVANCED_REPORTING" | "CALL_AUTOMATION" | "CALL_CAMPAIGNS" | "CALL_RECORDING" | "DEVELOPER_API" | "FREE_MONTHLY_CALLING_MINUTES" | "FREE_MONTHLY_SMS_MESSAGES" | "IDLE_SIGN_OUT" | "INCLUDED_LOCAL_NUMBER" | "INTERNET_CALL" | "IVR" | "MESSAGE_AUTOMATIONS" | "MESSAGE_CAMPAGINS" | "MESSAGING_SUPPORT" | "NUMBER_OF_OPT_IN_KEYWORDS" | "NUMBER_OF_USERS" | "NUMBER_PORTING" | "PREDICTIVE_SEGMENTATION" | "PRICE" | "RECORDING_RETENTION_DAYS" | "SECOND_SUPERVISOR" | "SIP_PHONE_CONNECTIONS" | "SMART_ASSISTANT" | "SMART_ESCALATIONS" | "TALK_TIME_CAP" | "TEXT_TO_SPEECH" | "TRANSCRIPTION" | "WAIT_QUEUES" | "ZERO_COST_USERS";
import type { FragmentRefs } from "relay-runtime";
export type PlanTable_plans$data = ReadonlyArray<{
  readonly currency: Currency;
  readonly displayName: string;
  readonly id: string;
  readonly period: BillingPeriod;
  readonly price: number;
  readonly subscriptionFeatures: ReadonlyArray<{
    readonly name: PlanFeature;
    readonly value: string;
  }>;
  readonly " $fragmentType": "PlanTable_plans";
}>;
export type PlanTable_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanTable_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanTable_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanTable_plans",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionFeature",
      "kind": "LinkedField",
      "name": "subscriptionFeatures",
      "plural": true,
      "selections": [
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubscriptionPlan",
  "abstractKey": null
};

(node as any).hash = "bfd1cba5f6aafaecd1b21b25e42f766b";

export default node;
