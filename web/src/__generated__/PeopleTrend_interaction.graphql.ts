/**
 * @generated SignedSource<<d74bae9c65c7f484c59ef3bce77220e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsBucket = "DAY" | "HOUR" | "MONTH";
import type { FragmentRefs } from "relay-runtime";
export type PeopleTrend_interaction$data = {
  readonly bucket: AnalyticsBucket;
  readonly points: ReadonlyArray<{
    readonly bucketStart: any;
    readonly interactions: number;
    readonly newContacts: number;
    readonly returningContacts: number;
  }>;
  readonly timezone: string;
  readonly " $fragmentType": "PeopleTrend_interaction";
};
export type PeopleTrend_interaction$key = {
  readonly " $data"?: PeopleTrend_interaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTrend_interaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleTrend_interaction",
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
      "concreteType": "CustomerInteractionPoint",
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
          "name": "newContacts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returningContacts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interactions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerInteraction",
  "abstractKey": null
};

(node as any).hash = "3b513c6d5974f6691723750da4beb295";

export default node;
