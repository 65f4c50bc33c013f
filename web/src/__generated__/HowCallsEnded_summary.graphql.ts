/**
 * @generated SignedSource<<851a0d2b0b9182ab4c8336c4c0ed42e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HowCallsEnded_summary$data = {
  readonly calls: {
    readonly abandoned: number;
    readonly answered: number;
    readonly inbound: number;
    readonly missed: number;
    readonly outsideHours: number;
    readonly voicemail: number;
  } | null | undefined;
  readonly " $fragmentType": "HowCallsEnded_summary";
};
export type HowCallsEnded_summary$key = {
  readonly " $data"?: HowCallsEnded_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowCallsEnded_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowCallsEnded_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallAnalytics",
      "kind": "LinkedField",
      "name": "calls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inbound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "abandoned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voicemail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outsideHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "7a69d9037ab5d5b8e2f193c57f56b45f";

export default node;
