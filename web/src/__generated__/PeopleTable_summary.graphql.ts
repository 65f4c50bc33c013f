/**
 * @generated SignedSource<<c12d1772ebaeef0ebfe78ae3201c42db>>
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
  readonly peopleCalls: {
    readonly answered: number;
    readonly placed: number;
  };
  readonly " $fragmentType": "PeopleTable_summary";
};
export type PeopleTable_summary$key = {
  readonly " $data"?: PeopleTable_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTable_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answered",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placed",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsPeopleCalls",
      "kind": "LinkedField",
      "name": "peopleCalls",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};
})();

(node as any).hash = "a818b709d2870dea1d8ab37f8f9cff80";

export default node;
