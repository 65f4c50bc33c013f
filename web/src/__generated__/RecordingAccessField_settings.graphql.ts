/**
 * @generated SignedSource<<1e15e8285963a5eb8f9ba088eac8807f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordingAccess = "ADMINS" | "HANDLERS_AND_MANAGERS" | "TEAM";
import type { FragmentRefs } from "relay-runtime";
export type RecordingAccessField_settings$data = {
  readonly recordingAccess: RecordingAccess;
  readonly version: number;
  readonly " $fragmentType": "RecordingAccessField_settings";
};
export type RecordingAccessField_settings$key = {
  readonly " $data"?: RecordingAccessField_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingAccessField_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingAccessField_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingAccess",
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
  "type": "RecordingSettings",
  "abstractKey": null
};

(node as any).hash = "c41bd649516e4c9d89a44b269faa1ea7";

export default node;
