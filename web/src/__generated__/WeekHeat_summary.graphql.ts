/**
 * @generated SignedSource<<b7993f3e7e27273c1817eb2b7cd55538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekHeat_summary$data = {
  readonly hours: ReadonlyArray<{
    readonly hour: number;
    readonly inbound: number;
    readonly unanswered: number;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "WeekHeat_summary";
};
export type WeekHeat_summary$key = {
  readonly " $data"?: WeekHeat_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekHeat_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekHeat_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsHour",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
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
          "name": "unanswered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "3ca8982cbdc9ebc8016b4c93859549f5";

export default node;
