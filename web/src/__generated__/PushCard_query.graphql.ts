/**
 * @generated SignedSource<<3e6e498b0b99a6624a73d5176c978cc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PushFailure = "GONE" | "REFUSED" | "UNREACHABLE";
import type { FragmentRefs } from "relay-runtime";
export type PushCard_query$data = {
  readonly pushSettings: {
    readonly devices: ReadonlyArray<{
      readonly createdAt: any;
      readonly current: boolean;
      readonly failure: PushFailure | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly pushedAt: any | null | undefined;
    }>;
  };
  readonly " $fragmentType": "PushCard_query";
};
export type PushCard_query$key = {
  readonly " $data"?: PushCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushCard_query">;
};

import PushCardQuery_graphql from './PushCardQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": PushCardQuery_graphql
    }
  },
  "name": "PushCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PushSettings",
      "kind": "LinkedField",
      "name": "pushSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PushDevice",
          "kind": "LinkedField",
          "name": "devices",
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
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pushedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "current",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ee0b6412928ff33fff025a506008fcb2";

export default node;
