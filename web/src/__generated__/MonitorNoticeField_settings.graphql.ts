/**
 * @generated SignedSource<<766138db96fb43320376f4c94f37127a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonitorNoticeField_settings$data = {
  readonly notifyAgentOnMonitor: boolean;
  readonly version: number;
  readonly " $fragmentType": "MonitorNoticeField_settings";
};
export type MonitorNoticeField_settings$key = {
  readonly " $data"?: MonitorNoticeField_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonitorNoticeField_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonitorNoticeField_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifyAgentOnMonitor",
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

(node as any).hash = "77f623c254207e78b948e0cbc4c63b4c";

export default node;
