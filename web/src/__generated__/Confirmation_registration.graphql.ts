/**
 * @generated SignedSource<<0056826ca7ca0160b57a481c53baf250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_registration$data = {
  readonly awaitsConfirmation: boolean;
  readonly confirmationSentAt: any | null | undefined;
  readonly soleProprietorData: {
    readonly mobilePhone: string;
  } | null | undefined;
  readonly " $fragmentType": "Confirmation_registration";
};
export type Confirmation_registration$key = {
  readonly " $data"?: Confirmation_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsConfirmation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmationSentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SoleProprietorData",
      "kind": "LinkedField",
      "name": "soleProprietorData",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobilePhone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "3a6cd132a612ef8b296f10e6c5f2edc7";

export default node;
