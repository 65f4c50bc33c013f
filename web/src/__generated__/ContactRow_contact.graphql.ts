/**
 * @generated SignedSource<<60e0048caa3317b92f6a596f511a4cf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactRow_contact$data = {
  readonly city: string | null | undefined;
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: any;
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly isLead: boolean;
  readonly lastContactedAt: any | null | undefined;
  readonly phoneNumber: string;
  readonly pictureURL: string | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "ContactRow_contact";
};
export type ContactRow_contact$key = {
  readonly " $data"?: ContactRow_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRow_contact">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactRow_contact",
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
      "name": "fullName",
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
      "name": "phoneNumber",
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
      "name": "isLead",
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
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastContactedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "7d49408b23221afae45653bc83426403";

export default node;
