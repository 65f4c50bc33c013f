/**
 * @generated SignedSource<<e15369dccd06137c1a3a1855880a7237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type typedContact_fields$data = {
  readonly city: string | null | undefined;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string | null | undefined;
  readonly state: string | null | undefined;
  readonly street: string | null | undefined;
  readonly timezone: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly " $fragmentType": "typedContact_fields";
};
export type typedContact_fields$key = {
  readonly " $data"?: typedContact_fields$data;
  readonly " $fragmentSpreads": FragmentRefs<"typedContact_fields">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "typedContact_fields",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "64a439b4685b36036d9253c2ef47cc4b";

export default node;
