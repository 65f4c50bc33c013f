/**
 * @generated SignedSource<<d159b77179dc8e20b55ac2619c7b3dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthenticatorCard_user$data = {
  readonly email: string;
  readonly mfaSettings: {
    readonly enabled: boolean;
    readonly recoveryCodesLeft: number;
  };
  readonly " $fragmentType": "AuthenticatorCard_user";
};
export type AuthenticatorCard_user$key = {
  readonly " $data"?: AuthenticatorCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthenticatorCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthenticatorCard_user",
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
      "concreteType": "MfaSettings",
      "kind": "LinkedField",
      "name": "mfaSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "af8fd5931cf97aed63bb29064f975265";

export default node;
