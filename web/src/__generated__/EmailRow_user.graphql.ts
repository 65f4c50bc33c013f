/**
 * @generated SignedSource<<cacaa3ee157c1ea8ad730b7fa6b19441>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailRow_user$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isPasswordSet: boolean;
  readonly " $fragmentType": "EmailRow_user";
};
export type EmailRow_user$key = {
  readonly " $data"?: EmailRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordSet",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "39dca653fb3e4f459dd8ce096e3dd4d0";

export default node;
