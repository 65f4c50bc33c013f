/**
 * @generated SignedSource<<9be266e966a8d2ee2bf83d2c4264c41f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceRegistrationType = "LV_STANDARD" | "SOLE_PROPRIETOR" | "TOLL_FREE";
export type RegisteredNumberState = "COVERED" | "REFUSED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type Covered_registration$data = {
  readonly numbers: ReadonlyArray<{
    readonly code: string | null | undefined;
    readonly phoneNumber: {
      readonly id: string;
      readonly name: string;
      readonly number: string;
    } | null | undefined;
    readonly state: RegisteredNumberState;
  }>;
  readonly type: ComplianceRegistrationType;
  readonly " $fragmentType": "Covered_registration";
};
export type Covered_registration$key = {
  readonly " $data"?: Covered_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Covered_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Covered_registration",
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
      "concreteType": "RegisteredNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkspacePhoneNumber",
          "kind": "LinkedField",
          "name": "phoneNumber",
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
              "name": "number",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "e7ba20f7e8b396ddae7184cca14492e6";

export default node;
