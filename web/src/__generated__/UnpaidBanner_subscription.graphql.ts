/**
 * @generated SignedSource<<077167f87cbe2f5ed40c3bf7f2243b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidBanner_subscription$data = {
  readonly endsAt: any | null | undefined;
  readonly isPaymentFailing: boolean;
  readonly numbersEndAt: any | null | undefined;
  readonly status: string;
  readonly suspendsAt: any | null | undefined;
  readonly " $fragmentType": "UnpaidBanner_subscription";
};
export type UnpaidBanner_subscription$key = {
  readonly " $data"?: UnpaidBanner_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidBanner_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidBanner_subscription",
  "selections": [
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
      "name": "isPaymentFailing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numbersEndAt",
      "storageKey": null
    }
  ],
  "type": "WorkspaceSubscription",
  "abstractKey": null
};

(node as any).hash = "3680e77e2a23cc5a91276984a7406db6";

export default node;
