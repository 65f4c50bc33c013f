/**
 * @generated SignedSource<<633f3be40a8714ef827cc3273e1cf7cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlsoOnCall_call$data = {
  readonly others: ReadonlyArray<{
    readonly connected: boolean;
    readonly heldSince: any | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly userId: string | null | undefined;
  }>;
  readonly " $fragmentType": "AlsoOnCall_call";
};
export type AlsoOnCall_call$key = {
  readonly " $data"?: AlsoOnCall_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlsoOnCall_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlsoOnCall_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallParticipant",
      "kind": "LinkedField",
      "name": "others",
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
          "name": "userId",
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
          "name": "connected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveActivityCall",
  "abstractKey": null
};

(node as any).hash = "398d0538add723603c95f7670014b240";

export default node;
