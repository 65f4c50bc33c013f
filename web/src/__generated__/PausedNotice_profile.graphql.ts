/**
 * @generated SignedSource<<62c77b81258408736515a40773df79ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PresenceReason = "AUTO_PAUSED" | "HOURS_OVERRIDDEN" | "OUTSIDE_HOURS";
import type { FragmentRefs } from "relay-runtime";
export type PausedNotice_profile$data = {
  readonly missedCalls: number;
  readonly presenceReason: PresenceReason | null | undefined;
  readonly presenceUntil: any | null | undefined;
  readonly " $fragmentType": "PausedNotice_profile";
};
export type PausedNotice_profile$key = {
  readonly " $data"?: PausedNotice_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PausedNotice_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PausedNotice_profile",
  "selections": [
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

(node as any).hash = "9f48bf0ad81354e91f24dccbf9fc7424";

export default node;
