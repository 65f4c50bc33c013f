/**
 * @generated SignedSource<<eb41ed9acf69ba183b774ab735a084ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkspaceCard_subscription$data = {
  readonly subscriptionPlan: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "WorkspaceCard_subscription";
};
export type WorkspaceCard_subscription$key = {
  readonly " $data"?: WorkspaceCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceCard_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkspaceCard_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPlan",
      "kind": "LinkedField",
      "name": "subscriptionPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceSubscription",
  "abstractKey": null
};

(node as any).hash = "870f1030bb725615840bd6fd87a0f61e";

export default node;
