/**
 * @generated SignedSource<<9e9dec5542b91055423467fdd20019a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_user$data = {
  readonly email: string;
  readonly firstName: string;
  readonly isPasswordSet: boolean;
  readonly lastName: string;
  readonly " $fragmentType": "PasswordCard_user";
};
export type PasswordCard_user$key = {
  readonly " $data"?: PasswordCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4bd744613d231c0c6bc2210fb397be61";

export default node;
