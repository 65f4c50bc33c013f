/**
 * @generated SignedSource<<7747106624f9b16084d94c17d77a0f98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveActivityAgentState = "IDLE" | "OFFERED" | "OFFLINE" | "ON_CALL" | "WRAP_UP";
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
import type { FragmentRefs } from "relay-runtime";
export type LivePeople_agents$data = ReadonlyArray<{
  readonly callsToday: number;
  readonly missedOffersToday: number;
  readonly reachableDevices: number;
  readonly since: any | null | undefined;
  readonly state: LiveActivityAgentState;
  readonly talkTodaySec: number;
  readonly user: {
    readonly fullName: string;
    readonly id: string;
    readonly presence: UserPresence;
  } | null | undefined;
  readonly userId: string;
  readonly " $fragmentType": "LivePeople_agents";
}>;
export type LivePeople_agents$key = ReadonlyArray<{
  readonly " $data"?: LivePeople_agents$data;
  readonly " $fragmentSpreads": FragmentRefs<"LivePeople_agents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LivePeople_agents",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "presence",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reachableDevices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missedOffersToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "talkTodaySec",
      "storageKey": null
    }
  ],
  "type": "LiveActivityAgent",
  "abstractKey": null
};

(node as any).hash = "f269dc012c2ae36ed6277a2b52c643bf";

export default node;
