/**
 * @generated SignedSource<<81d77a39002ee0c32adb82ba14f8bd8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsBucket = "DAY" | "HOUR" | "MONTH";
import type { FragmentRefs } from "relay-runtime";
export type MessageTrend_activity$data = {
  readonly bucket: AnalyticsBucket;
  readonly points: ReadonlyArray<{
    readonly bucketEnd: any;
    readonly bucketStart: any;
    readonly messagesFailed: number;
    readonly messagesIn: number;
    readonly messagesSent: number;
  }>;
  readonly timezone: string;
  readonly " $fragmentType": "MessageTrend_activity";
};
export type MessageTrend_activity$key = {
  readonly " $data"?: MessageTrend_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageTrend_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageTrend_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bucket",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityPoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bucketStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bucketEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messagesIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messagesSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messagesFailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivitySummary",
  "abstractKey": null
};

(node as any).hash = "95dc6d9f7bc1e187ca77d293d7292d57";

export default node;
