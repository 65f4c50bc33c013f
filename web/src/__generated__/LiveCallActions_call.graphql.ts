/**
 * @generated SignedSource<<62d390afc40f420bd614d7332164a27d>>
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
export type LiveCallActions_call$data = {
  readonly agent: {
    readonly firstName: string;
    readonly id: string;
  } | null | undefined;
  readonly callId: string;
  readonly callback: {
    readonly mayCancel: boolean;
    readonly state: QueueCallbackState;
  } | null | undefined;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
    (v0/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayCancel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveActivityCall",
  "abstractKey": null
};
})();

(node as any).hash = "04017f70870b66b1c047de5568bcb042";

export default node;
