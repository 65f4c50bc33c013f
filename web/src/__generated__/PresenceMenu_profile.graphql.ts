/**
 * @generated SignedSource<<2ee07937d5dd0f728d86f482ed951941>>
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
  readonly version: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "ca8a7d1039017dc5ffaad38188e00841";

export default node;
