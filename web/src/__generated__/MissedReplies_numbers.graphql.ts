/**
 * @generated SignedSource<<8a3014ba44387669eabaeef5079e3ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissedReplies_numbers$data = ReadonlyArray<{
  readonly callWorkFlow: {
    readonly textBack: boolean;
    readonly textBackText: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "MissedReplies_numbers";
}>;
export type MissedReplies_numbers$key = ReadonlyArray<{
  readonly " $data"?: MissedReplies_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissedReplies_numbers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MissedReplies_numbers",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallWorkFlow",
      "kind": "LinkedField",
      "name": "callWorkFlow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textBackText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};

(node as any).hash = "104deb5f6b554323b888c7668069f154";

export default node;
