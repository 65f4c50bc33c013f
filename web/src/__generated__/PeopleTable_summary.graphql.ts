/**
 * @generated SignedSource<<8e2476c7490c989bda7aab948560ce95>>
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
    readonly missedOffers: number;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "35c6df80a27b53f0850ae835f36cd7a0";

export default node;
