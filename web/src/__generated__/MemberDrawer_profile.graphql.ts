/**
 * @generated SignedSource<<5aaba96ae2bd267e2f53157405923eb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PresenceReason = "AUTO_PAUSED" | "HOURS_OVERRIDDEN" | "OUTSIDE_HOURS";
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type MemberDrawer_profile$data = {
  readonly createdAt: any;
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
  readonly mfaResetDueAt: any | null | undefined;
  readonly missedCalls: number;
  readonly presence: UserPresence;
  readonly presenceReason: PresenceReason | null | undefined;
  readonly presenceUntil: any | null | undefined;
  readonly profileImageMedia: {
    readonly url: string;
  } | null | undefined;
  readonly roleId: string | null | undefined;
  readonly status: UserStatus;
  readonly teamIds: ReadonlyArray<string>;
  readonly version: number;
  readonly " $fragmentType": "MemberDrawer_profile";
};
export type MemberDrawer_profile$key = {
  readonly " $data"?: MemberDrawer_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDrawer_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberDrawer_profile",
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
      "name": "presenceReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "presenceUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missedCalls",
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
      "kind": "ScalarField",
      "name": "mfaResetDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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

(node as any).hash = "0dd43bd48d827389c586ea86e1cc8a79";

export default node;
