/**
 * @generated SignedSource<<f40084c2d75ad131297a06fa8fd12f7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceRegistrationType = "LV_STANDARD" | "SOLE_PROPRIETOR" | "TOLL_FREE";
export type RegistrationStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "READY_FOR_SUBMISSION" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type Ending_registration$data = {
  readonly status: RegistrationStatus;
  readonly type: ComplianceRegistrationType;
  readonly version: number;
  readonly " $fragmentType": "Ending_registration";
};
export type Ending_registration$key = {
  readonly " $data"?: Ending_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ending_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ending_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "5a0f1e5ee0deb76a994ac69b5fdb1a57";

export default node;
