/**
 * @generated SignedSource<<e8d6d238c389655883c6c81471100806>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PeerKind = "HIDDEN" | "NAMED_SENDER" | "NUMBER" | "SHORT_CODE";
export type PeerRefusal = "EXTENSION" | "HIDDEN" | "NAMED_SENDER" | "SHORT_CODE" | "UNASSIGNED";
import type { FragmentRefs } from "relay-runtime";
export type usePeer_peer$data = {
  readonly blockRefusal: PeerRefusal | null | undefined;
  readonly callRefusal: PeerRefusal | null | undefined;
  readonly kind: PeerKind;
  readonly replyRefusal: PeerRefusal | null | undefined;
  readonly " $fragmentType": "usePeer_peer";
};
export type usePeer_peer$key = {
  readonly " $data"?: usePeer_peer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePeer_peer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePeer_peer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callRefusal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyRefusal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockRefusal",
      "storageKey": null
    }
  ],
  "type": "Peer",
  "abstractKey": null
};

(node as any).hash = "0a30aa9881d7b23fe18bc759efbf66b6";

export default node;
