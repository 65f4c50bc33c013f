/**
 * @generated SignedSource<<602b0ce9976778c136f28af35f5bc257>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LiveActivityCallState = "AI" | "HELD" | "IVR" | "RINGING" | "TALKING" | "TRANSFERRING" | "VOICEMAIL" | "WAITING";
export type QueueCallbackState = "DIALLING" | "LATER" | "RINGING" | "TALKING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LiveCalls_stats$data = {
  readonly rows: ReadonlyArray<{
    readonly agent: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly callId: string;
    readonly callback: {
      readonly attempt: number;
      readonly mostAttempts: number;
      readonly nextTryAt: any | null | undefined;
      readonly state: QueueCallbackState;
    } | null | undefined;
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly direction: Direction;
    readonly number: string;
    readonly numberName: string | null | undefined;
    readonly others: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly peerNumber: string;
    readonly queuePosition: number | null | undefined;
    readonly since: any;
    readonly state: LiveActivityCallState;
    readonly supervisions: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AlsoOnCall_call" | "LiveCallActions_call">;
  }>;
  readonly " $fragmentType": "LiveCalls_stats";
};
export type LiveCalls_stats$key = {
  readonly " $data"?: LiveCalls_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveCalls_stats">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
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
          "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
          "concreteType": "QueueCallback",
          "kind": "LinkedField",
          "name": "callback",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mostAttempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextTryAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallSupervision",
          "kind": "LinkedField",
          "name": "supervisions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallParticipant",
          "kind": "LinkedField",
          "name": "others",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlsoOnCall_call"
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

(node as any).hash = "acfe58092432ad45bfe21ce44a6150d6";

export default node;
