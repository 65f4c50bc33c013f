/**
 * @generated SignedSource<<e1e1e527f4e26ac0eb5d25d51e71ecbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactPropertyType = "BOOLEAN" | "DATE" | "NUMBER" | "SELECT" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type EditContact_contact$data = {
  readonly city: string | null | undefined;
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly customProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: ContactPropertyType;
    readonly value: string;
  }>;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly isLead: boolean;
  readonly lastName: string;
  readonly locale: string | null | undefined;
  readonly otherNumbers: ReadonlyArray<string>;
  readonly pictureURL: string | null | undefined;
  readonly state: string | null | undefined;
  readonly street: string | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly timezone: string | null | undefined;
  readonly version: number;
  readonly zip: string | null | undefined;
  readonly " $fragmentType": "EditContact_contact";
};
export type EditContact_contact$key = {
  readonly " $data"?: EditContact_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditContact_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditContact_contact",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isLead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherNumbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureURL",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactCustomProperty",
      "kind": "LinkedField",
      "name": "customProperties",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "adfb6dab9a75ac3f4a8b9dce00021ea8";

export default node;
