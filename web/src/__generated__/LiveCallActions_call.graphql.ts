/**
 * @generated SignedSource<<23ab3cd4f9b4fc2899a4fc777fc63796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type LiveActivityCallState = "AI" | "HELD" | "IVR" | "RINGING" | "TALKING" | "TRANSFERRING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LiveCallActions_call$data = {
  readonly agent: {
    readonly id: string;
  } | null | undefined;
  readonly callId: string;
  readonly contact: {
    readonly id: string;
  } | null | undefined;
  readonly direction: Direction;
  readonly state: LiveActivityCallState;
  readonly " $fragmentType": "LiveCallActions_call";
};
export type LiveCallActions_call$key = {
  readonly " $data"?: LiveCallActions_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveCallActions_call">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveCallActions_call",
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
      "name": "state",
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
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LiveActivityCall",
  "abstractKey": null
};
})();

(node as any).hash = "f57c6a1357f1d8bd82e8b8291584ca79";

export default node;
