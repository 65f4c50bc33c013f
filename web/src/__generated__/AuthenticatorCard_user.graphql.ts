/**
 * @generated SignedSource<<141d663442316046526401b8da849dcf>>
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
    readonly resetDueAt: any | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resetDueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "695c9ec4d90b6428bcc8b78618506b3f";

export default node;
