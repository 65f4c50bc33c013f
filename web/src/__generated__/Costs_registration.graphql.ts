/**
 * @generated SignedSource<<03b0dae19446e107ab1b62a9a268c76f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationFeeKind = "BRAND_FEE" | "CAMPAIGN_FEE" | "MONTHLY";
export type RegistrationStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "READY_FOR_SUBMISSION" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type Costs_registration$data = {
  readonly fees: ReadonlyArray<{
    readonly amount: number;
    readonly isDue: boolean;
    readonly kind: RegistrationFeeKind;
  }>;
  readonly status: RegistrationStatus;
  readonly version: number;
  readonly " $fragmentType": "Costs_registration";
};
export type Costs_registration$key = {
  readonly " $data"?: Costs_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Costs_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Costs_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "concreteType": "RegistrationFee",
      "kind": "LinkedField",
      "name": "fees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "4c387d5beef1b82e45f100e0cfde8d99";

export default node;
