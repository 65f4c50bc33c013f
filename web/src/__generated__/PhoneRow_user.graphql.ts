/**
 * @generated SignedSource<<7187e2aca0ab76b5152e70e86f02ca35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneRow_user$data = {
  readonly country: string | null | undefined;
  readonly isPhoneNumberVerified: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "PhoneRow_user";
};
export type PhoneRow_user$key = {
  readonly " $data"?: PhoneRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPhoneNumberVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9a463468f1fc50d72215b7f4ca51e845";

export default node;
