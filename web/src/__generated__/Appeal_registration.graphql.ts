/**
 * @generated SignedSource<<490c9d283becef0f904a298eb75ba97e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Appeal_registration$data = {
  readonly appeal: string | null | undefined;
  readonly rejections: ReadonlyArray<{
    readonly code: string;
    readonly reason: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "Appeal_registration";
};
export type Appeal_registration$key = {
  readonly " $data"?: Appeal_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Appeal_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Appeal_registration",
  "selections": [
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
      "kind": "ScalarField",
      "name": "appeal",
      "storageKey": null
    },
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
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};

(node as any).hash = "f5b9c45ca4786d17e4bae64293314c79";

export default node;
