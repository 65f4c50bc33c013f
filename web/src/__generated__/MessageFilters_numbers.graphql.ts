/**
 * @generated SignedSource<<8dcbdeff5f893839cb032435e77a23e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageFilters_numbers$data = {
  readonly data: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly number: string;
  }>;
  readonly " $fragmentType": "MessageFilters_numbers";
};
export type MessageFilters_numbers$key = {
  readonly " $data"?: MessageFilters_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageFilters_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageFilters_numbers",
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

(node as any).hash = "6d0a8fbbbc6399d6fb016f6dc2e89d28";

export default node;
