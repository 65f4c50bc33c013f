/**
 * @generated SignedSource<<f7777f86cc29b94693158009eda760d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PortingStatus = "ACTION_NEEDED" | "CANCELLED" | "COMPLETED" | "DRAFT" | "FOC_CONFIRMED" | "REJECTED" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type OrderList_orders$data = ReadonlyArray<{
  readonly createdAt: any;
  readonly expectedFrom: any | null | undefined;
  readonly expectedUntil: any | null | undefined;
  readonly id: string;
  readonly numbers: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
  }>;
  readonly status: PortingStatus;
  readonly " $fragmentType": "OrderList_orders";
}>;
export type OrderList_orders$key = ReadonlyArray<{
  readonly " $data"?: OrderList_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderList_orders">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderList_orders",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "createdAt",
      "storageKey": null
    },
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
      "concreteType": "PortingNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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

(node as any).hash = "f787ede948f9265a52b9fa3bf010749d";

export default node;
