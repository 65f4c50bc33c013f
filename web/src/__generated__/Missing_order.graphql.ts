/**
 * @generated SignedSource<<cb430e1d5684fb6200f4e65e048a9351>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PortingObstacle = "ALREADY_HERE" | "COUNTRY" | "INVALID" | "IN_PROGRESS" | "MANUAL" | "OTHER_ACCOUNT" | "TOLL_FREE" | "UNKNOWN" | "UNSUPPORTED";
import type { FragmentRefs } from "relay-runtime";
export type Missing_order$data = {
  readonly earliestDate: string;
  readonly findings: ReadonlyArray<{
    readonly about: string | null | undefined;
    readonly field: string;
    readonly rule: string;
  }>;
  readonly numbers: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
    readonly obstacle: PortingObstacle | null | undefined;
  }>;
  readonly " $fragmentType": "Missing_order";
};
export type Missing_order$key = {
  readonly " $data"?: Missing_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Missing_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Missing_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earliestDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortingFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        }
      ],
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortingOrder",
  "abstractKey": null
};

(node as any).hash = "bc1add0bbca80fb0599b538477875a06";

export default node;
