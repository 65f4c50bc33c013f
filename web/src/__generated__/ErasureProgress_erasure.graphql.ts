/**
 * @generated SignedSource<<9484d14fd2788b5d13708251f7bfa18c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasurePart = "CALLS" | "CONTACTS" | "CONVERSATIONS" | "NOTIFICATIONS";
import type { FragmentRefs } from "relay-runtime";
export type ErasureProgress_erasure$data = {
  readonly parts: ReadonlyArray<{
    readonly done: number;
    readonly finished: boolean;
    readonly part: ErasurePart;
    readonly total: number;
  }>;
  readonly " $fragmentType": "ErasureProgress_erasure";
};
export type ErasureProgress_erasure$key = {
  readonly " $data"?: ErasureProgress_erasure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErasureProgress_erasure",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finished",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Erasure",
  "abstractKey": null
};

(node as any).hash = "2efd0c8c9e1a106a0f99e70127613a66";

export default node;
