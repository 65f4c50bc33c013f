/**
 * @generated SignedSource<<76e2ff67915ea42c87f9655b67f54358>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LiveActivityCallState = "AI" | "HELD" | "IVR" | "RINGING" | "TALKING" | "TRANSFERRING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LiveCalls_stats$data = {
  readonly rows: ReadonlyArray<{
    readonly agent: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly callId: string;
    readonly callbackAttempt: number | null | undefined;
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly direction: Direction;
    readonly number: string;
    readonly numberName: string | null | undefined;
    readonly peerNumber: string;
    readonly queuePosition: number | null | undefined;
    readonly since: any;
    readonly state: LiveActivityCallState;
    readonly " $fragmentSpreads": FragmentRefs<"LiveCallActions_call">;
  }>;
  readonly " $fragmentType": "LiveCalls_stats";
};
export type LiveCalls_stats$key = {
  readonly " $data"?: LiveCalls_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveCalls_stats">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveCalls_stats",
  "selections": [
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
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peerNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberName",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserProfile",
          "kind": "LinkedField",
          "name": "agent",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queuePosition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callbackAttempt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LiveCallActions_call"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveActivityCallStats",
  "abstractKey": null
};
})();

(node as any).hash = "8e8a5d4367a84b489360692534a6f7bf";

export default node;
