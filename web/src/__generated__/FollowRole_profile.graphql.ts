/**
 * @generated SignedSource<<274d78aa89c26f6f32e2d0b39303c6b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type FollowRole_profile$data = {
  readonly id: string;
  readonly ownerName: string | null | undefined;
  readonly role: {
    readonly id: string;
    readonly name: WorkspaceUserRole;
  } | null | undefined;
  readonly roleId: string | null | undefined;
  readonly " $fragmentType": "FollowRole_profile";
};
export type FollowRole_profile$key = {
  readonly " $data"?: FollowRole_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowRole_profile">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowRole_profile",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "16a7e9e4fa41339d5b0de15e21415561";

export default node;
