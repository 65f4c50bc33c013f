/**
 * @generated SignedSource<<bce78aee49b28797105b4bbd2f0d945c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LiveActivityCallState = "AI" | "HELD" | "IVR" | "RINGING" | "TALKING" | "TRANSFERRING" | "VOICEMAIL" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LiveTiles_stats$data = {
  readonly abandonedToday: number;
  readonly active: number;
  readonly aiActive: number;
  readonly answeredToday: number;
  readonly avgWaitTodaySec: number | null | undefined;
  readonly missedToday: number;
  readonly ringing: number;
  readonly rows: ReadonlyArray<{
    readonly callId: string;
    readonly direction: Direction;
    readonly since: any;
    readonly state: LiveActivityCallState;
  }>;
  readonly serviceLevelSec: number;
  readonly serviceLevelToday: number | null | undefined;
  readonly timezone: string;
  readonly voicemailToday: number;
  readonly waiting: number;
  readonly " $fragmentType": "LiveTiles_stats";
};
export type LiveTiles_stats$key = {
  readonly " $data"?: LiveTiles_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTiles_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveTiles_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ringing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveActivityCall",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missedToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abandonedToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voicemailToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avgWaitTodaySec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceLevelToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceLevelSec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aiActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    }
  ],
  "type": "LiveActivityCallStats",
  "abstractKey": null
};

(node as any).hash = "658b3d801c3ef1755e55a822e8c24d0d";

export default node;
