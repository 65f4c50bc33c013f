/**
 * @generated SignedSource<<1f89989081717814319b65e1c23426a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checks_registration$data = {
  readonly findings: ReadonlyArray<{
    readonly about: string | null | undefined;
    readonly field: string;
    readonly isWarning: boolean;
    readonly rule: string;
  }>;
  readonly " $fragmentType": "Checks_registration";
};
export type Checks_registration$key = {
  readonly " $data"?: Checks_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checks_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checks_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWarning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "260a052005678e5081308257a2cb53ef";

export default node;
