/**
 * @generated SignedSource<<e8a32854f5dfbc3e0d053461258e31e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type AccountMenu_profile$data = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: {
    readonly name: WorkspaceUserRole;
  } | null | undefined;
  readonly " $fragmentType": "AccountMenu_profile";
};
export type AccountMenu_profile$key = {
  readonly " $data"?: AccountMenu_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenu_profile",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "role",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "2e0663b47c721bdcbc137b96dc7794d8";

export default node;
