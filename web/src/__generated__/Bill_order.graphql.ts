/**
 * @generated SignedSource<<b2c8fe3f6593bb3427e1eb86fd987452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bill_order$data = {
  readonly bill: {
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "Bill_order";
};
export type Bill_order$key = {
  readonly " $data"?: Bill_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bill_order">;
};

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
  "metadata": null,
  "name": "Bill_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PortingBill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
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

(node as any).hash = "c6e489e8c166fd0f8a681a4079443d19";

export default node;
