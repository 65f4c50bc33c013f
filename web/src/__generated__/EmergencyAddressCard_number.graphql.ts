/**
 * @generated SignedSource<<7d1bb34f8572880e6f5e609dc11b53a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmergencyAddressCard_number$data = {
  readonly country: string;
  readonly emergencyAddress: {
    readonly address1: string | null | undefined;
    readonly address2: string | null | undefined;
    readonly city: string | null | undefined;
    readonly state: string | null | undefined;
    readonly zip: string | null | undefined;
  } | null | undefined;
  readonly emergencyCalls: boolean;
  readonly id: string;
  readonly isTestNumber: boolean;
  readonly version: number;
  readonly " $fragmentType": "EmergencyAddressCard_number";
};
export type EmergencyAddressCard_number$key = {
  readonly " $data"?: EmergencyAddressCard_number$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmergencyAddressCard_number">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmergencyAddressCard_number",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTestNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emergencyCalls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceAddress",
      "kind": "LinkedField",
      "name": "emergencyAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zip",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};

(node as any).hash = "b9bf2a94e2e07a235b27c03ef91285f1";

export default node;
