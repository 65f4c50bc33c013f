/**
 * @generated SignedSource<<3f5a7bf7d9c85906871fdf8cf45b17bb>>
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
  readonly version: number;
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

(node as any).hash = "ce2f780002ebdcb869bebcdabc7cb9de";

export default node;
