/**
 * @generated SignedSource<<dfd0af36a94f9a8f2c5969a1ee47e4e0>>
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

const node: ReaderFragment = {
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveActivityCall",
  "abstractKey": null
};

(node as any).hash = "5d7779b72c3516f4954775f36bde6b74";

export default node;
