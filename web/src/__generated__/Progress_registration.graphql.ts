/**
 * @generated SignedSource<<73ea2cb35b2458961b5620369bb980c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceRegistrationType = "LV_STANDARD" | "SOLE_PROPRIETOR" | "TOLL_FREE";
export type RegistrationStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "READY_FOR_SUBMISSION" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type Progress_registration$data = {
  readonly expectedFrom: any | null | undefined;
  readonly expectedUntil: any | null | undefined;
  readonly status: RegistrationStatus;
  readonly steps: ReadonlyArray<{
    readonly at: any;
    readonly byName: string | null | undefined;
    readonly status: RegistrationStatus;
  }>;
  readonly type: ComplianceRegistrationType;
  readonly " $fragmentType": "Progress_registration";
};
export type Progress_registration$key = {
  readonly " $data"?: Progress_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_registration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Progress_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};
})();

(node as any).hash = "fd5eaea4713a7b4398224e9919b9a27a";

export default node;
