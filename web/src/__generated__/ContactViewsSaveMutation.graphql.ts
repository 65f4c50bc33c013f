/**
 * @generated SignedSource<<cf091cf69b15db62cd1bcc14f4a5326e>>
 * @relayHash d194d2fd90a8b5ef8c20341bcab41108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 550609fe6cde3078dd3277ba6341228ba488b12f8dae9e70a0ee17a6e09fcb62

import type { ConcreteRequest } from 'relay-runtime';
export type ContactColumn = "ADDED" | "CITY" | "COMPANY" | "EMAIL" | "LAST_CONTACTED" | "PHONE" | "TAGS";
export type ContactViewContacted = "MONTH" | "NOT_MONTH" | "NOT_QUARTER" | "WEEK";
export type ContactViewKind = "LEADS" | "SAVED";
export type SaveContactViewInput = {
  columns: ReadonlyArray<ContactColumn>;
  company?: string | null | undefined;
  contacted?: ContactViewContacted | null | undefined;
  id?: string | null | undefined;
  kind?: ContactViewKind | null | undefined;
  name: string;
  shared: boolean;
  tag?: string | null | undefined;
};
export type ContactViewsSaveMutation$variables = {
  input: SaveContactViewInput;
};
export type ContactViewsSaveMutation$data = {
  readonly saveContactView: {
    readonly columns: ReadonlyArray<ContactColumn>;
    readonly company: string | null | undefined;
    readonly contacted: ContactViewContacted | null | undefined;
    readonly id: string;
    readonly kind: ContactViewKind | null | undefined;
    readonly name: string;
    readonly shared: boolean;
    readonly tag: string | null | undefined;
  };
};
export type ContactViewsSaveMutation = {
  response: ContactViewsSaveMutation$data;
  variables: ContactViewsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ContactView",
    "kind": "LinkedField",
    "name": "saveContactView",
    "plural": false,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shared",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tag",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contacted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "columns",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactViewsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactViewsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "550609fe6cde3078dd3277ba6341228ba488b12f8dae9e70a0ee17a6e09fcb62",
    "metadata": {},
    "name": "ContactViewsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cd217f454bc39496cfb85291a5924e7";

export default node;
