/**
 * @generated SignedSource<<dc2ebecc6c52f990d0c6984c9d006e68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PortingCause = "CORRECTED" | "REJECTED" | "SIGNATURE" | "SIGNED";
export type PortingStatus = "ACTION_NEEDED" | "CANCELLED" | "COMPLETED" | "DRAFT" | "FOC_CONFIRMED" | "REJECTED" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type OrderProgress_order$data = {
  readonly expectedFrom: any | null | undefined;
  readonly expectedUntil: any | null | undefined;
  readonly status: PortingStatus;
  readonly steps: ReadonlyArray<{
    readonly at: any;
    readonly byName: string | null | undefined;
    readonly cause: PortingCause | null | undefined;
    readonly status: PortingStatus;
  }>;
  readonly " $fragmentType": "OrderProgress_order";
};
export type OrderProgress_order$key = {
  readonly " $data"?: OrderProgress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProgress_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortingStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortingOrder",
  "abstractKey": null
};
})();

(node as any).hash = "d481e576fcc6a6c179e2e9a5a2f4a9c9";

export default node;
