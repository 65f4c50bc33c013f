/**
 * @generated SignedSource<<1f827ca385947a9916e5ceda1f82ef02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveActivityAgentState = "IDLE" | "OFFERED" | "OFFLINE" | "ON_CALL" | "WRAP_UP";
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
import type { FragmentRefs } from "relay-runtime";
export type RightNow_agents$data = ReadonlyArray<{
  readonly since: any | null | undefined;
  readonly state: LiveActivityAgentState;
  readonly user: {
    readonly fullName: string;
    readonly id: string;
    readonly presence: UserPresence;
  } | null | undefined;
  readonly userId: string;
  readonly " $fragmentType": "RightNow_agents";
}>;
export type RightNow_agents$key = ReadonlyArray<{
  readonly " $data"?: RightNow_agents$data;
  readonly " $fragmentSpreads": FragmentRefs<"RightNow_agents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RightNow_agents",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "LiveActivityAgent",
  "abstractKey": null
};

(node as any).hash = "c7770786f1d07dfb6bc6aad678cf74f5";

export default node;
