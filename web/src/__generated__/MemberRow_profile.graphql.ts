/**
 * @generated SignedSource<<2172383fa94b1b97fd6adfb1c4ea8684>>
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

(node as any).hash = "077e632806bce3e6a992a17b27d5d143";

export default node;
