/**
 * @generated SignedSource<<385298d8c31818e46f44b18d671cc734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsBucket = "DAY" | "HOUR" | "MONTH";
import type { FragmentRefs } from "relay-runtime";
export type Trend_activity$data = {
  readonly bucket: AnalyticsBucket;
  readonly points: ReadonlyArray<{
    readonly bucketEnd: any;
    readonly bucketStart: any;
    readonly inbound: number;
    readonly missed: number;
    readonly outbound: number;
  }>;
  readonly timezone: string;
  readonly " $fragmentType": "Trend_activity";
};
export type Trend_activity$key = {
  readonly " $data"?: Trend_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Trend_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Trend_activity",
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
          "name": "inbound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outbound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivitySummary",
  "abstractKey": null
};

(node as any).hash = "e080a8f6ef990f0415b822197cfae872";

export default node;
