/**
 * @generated SignedSource<<d0ce30a45707de88fdb256526eb7204d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PortingStatus = "ACTION_NEEDED" | "CANCELLED" | "COMPLETED" | "DRAFT" | "FOC_CONFIRMED" | "REJECTED" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type EndOrder_order$data = {
  readonly id: string;
  readonly status: PortingStatus;
  readonly version: number;
  readonly " $fragmentType": "EndOrder_order";
};
export type EndOrder_order$key = {
  readonly " $data"?: EndOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndOrder_order",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "PortingOrder",
  "abstractKey": null
};

(node as any).hash = "ac9651ce8b9b16e92eed66a0de38c470";

export default node;
