/**
 * @generated SignedSource<<c7f0b75a22ca414131356eff846acb8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type WorkspaceCard_profile$data = {
  readonly email: string;
  readonly firstName: string;
  readonly hasSeat: boolean;
  readonly lastName: string;
  readonly presence: UserPresence;
  readonly role: {
    readonly name: WorkspaceUserRole;
  } | null | undefined;
  readonly " $fragmentType": "WorkspaceCard_profile";
};
export type WorkspaceCard_profile$key = {
  readonly " $data"?: WorkspaceCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkspaceCard_profile",
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
      "kind": "ScalarField",
      "name": "hasSeat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "presence",
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

(node as any).hash = "8be943de4525e7699754fa790a865401";

export default node;
