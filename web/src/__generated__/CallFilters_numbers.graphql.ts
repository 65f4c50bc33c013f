/**
 * @generated SignedSource<<af849f6cb2d5b39b77ab26b355a1a560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallFilters_numbers$data = {
  readonly data: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly number: string;
  }>;
  readonly " $fragmentType": "CallFilters_numbers";
};
export type CallFilters_numbers$key = {
  readonly " $data"?: CallFilters_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallFilters_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallFilters_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspacePhoneNumber",
      "kind": "LinkedField",
      "name": "data",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
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
  "type": "WorkspacePhoneNumberList",
  "abstractKey": null
};

(node as any).hash = "7492ffd794913cf23862fa5ebe5c1a2a";

export default node;
