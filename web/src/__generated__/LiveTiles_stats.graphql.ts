/**
 * @generated SignedSource<<106b688eee5028b9a610c13b0a8cf582>>
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

(node as any).hash = "8e13484ac0ca76f4d6317d9f65f29fa6";

export default node;
