/**
 * @generated SignedSource<<2b341d0fbac6753f3bc37f75e161e6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PresenceReason = "AUTO_PAUSED" | "HOURS_OVERRIDDEN" | "OUTSIDE_HOURS";
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
import type { FragmentRefs } from "relay-runtime";
export type PresenceMenu_profile$data = {
  readonly availabilityStatus: UserPresence;
  readonly firstName: string;
  readonly hasSeat: boolean;
  readonly missedCalls: number;
  readonly presence: UserPresence;
  readonly presenceReason: PresenceReason | null | undefined;
  readonly presenceUntil: any | null | undefined;
  readonly " $fragmentType": "PresenceMenu_profile";
};
export type PresenceMenu_profile$key = {
  readonly " $data"?: PresenceMenu_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresenceMenu_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresenceMenu_profile",
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
      "name": "hasSeat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availabilityStatus",
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
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "21a1c628064d71b71db07bf1a4abc0ee";

export default node;
