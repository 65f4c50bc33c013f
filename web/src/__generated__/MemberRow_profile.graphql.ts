/**
 * @generated SignedSource<<63bedb83783fda4c5510d536d15bd484>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_profile$data = {
  readonly deactivationReason: string | null | undefined;
  readonly deviceAvailability: {
    readonly reachable: boolean;
    readonly reachableDevices: number;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly displayName: string;
  readonly email: string;
  readonly hasSeat: boolean;
  readonly id: string;
  readonly presence: UserPresence;
  readonly profileImageMedia: {
    readonly url: string;
  } | null | undefined;
  readonly roleId: string | null | undefined;
  readonly status: UserStatus;
  readonly teamIds: ReadonlyArray<string>;
  readonly " $fragmentType": "MemberRow_profile";
};
export type MemberRow_profile$key = {
  readonly " $data"?: MemberRow_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
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
      "name": "status",
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
      "name": "roleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamIds",
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
      "kind": "ScalarField",
      "name": "deactivationReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceAvailability",
      "kind": "LinkedField",
      "name": "deviceAvailability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reachable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reachableDevices",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "profileImageMedia",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "e5bb73765faad3d34c5205eff64cbd73";

export default node;
