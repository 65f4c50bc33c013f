/**
 * @generated SignedSource<<b4fdecac8c896c60b9a2f55afc5cea00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rejected_registration$data = {
  readonly editUntil: any | null | undefined;
  readonly editable: boolean;
  readonly rejections: ReadonlyArray<{
    readonly code: string;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "Rejected_registration";
};
export type Rejected_registration$key = {
  readonly " $data"?: Rejected_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rejected_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rejected_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationRejection",
      "kind": "LinkedField",
      "name": "rejections",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editable",
      "storageKey": null
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "d3f002e96573461eba09afa758f7b632";

export default node;
