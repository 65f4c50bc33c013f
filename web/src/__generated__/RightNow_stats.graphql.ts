/**
 * @generated SignedSource<<2ac6c61ca8e0399ae813407fd59ef50a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LiveActivityCallState = "AI" | "HELD" | "IVR" | "RINGING" | "TALKING" | "TRANSFERRING" | "VOICEMAIL" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type RightNow_stats$data = {
  readonly active: number;
  readonly aiActive: number;
  readonly ringing: number;
  readonly rows: ReadonlyArray<{
    readonly callId: string;
    readonly direction: Direction;
    readonly since: any;
    readonly state: LiveActivityCallState;
  }>;
  readonly serviceLevelSec: number;
  readonly waiting: number;
  readonly " $fragmentType": "RightNow_stats";
};
export type RightNow_stats$key = {
  readonly " $data"?: RightNow_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"RightNow_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RightNow_stats",
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
      "kind": "ScalarField",
      "name": "aiActive",
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
    }
  ],
  "type": "LiveActivityCallStats",
  "abstractKey": null
};

(node as any).hash = "7f7f7a9a9dcfefe8183e2e39916f0ec9";

export default node;
