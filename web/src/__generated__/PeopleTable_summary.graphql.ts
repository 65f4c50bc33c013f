/**
 * @generated SignedSource<<778b0871a0ac02ad13484c2b86f78f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleTable_summary$data = {
  readonly people: ReadonlyArray<{
    readonly answered: number;
    readonly availableTimeSec: number;
    readonly missedOffers: number;
    readonly occupancy: number | null | undefined;
    readonly placed: number;
    readonly talkTimeSec: number;
    readonly user: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "PeopleTable_summary";
};
export type PeopleTable_summary$key = {
  readonly " $data"?: PeopleTable_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTable_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleTable_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserProfile",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "talkTimeSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missedOffers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableTimeSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occupancy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "e353eb197d7ba81b3433b57824b1b06b";

export default node;
