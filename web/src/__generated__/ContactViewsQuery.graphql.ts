/**
 * @generated SignedSource<<b8c959312d70fa3626646a21c625fd54>>
 * @relayHash 9f067a675a116fe54916526b77387967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df4a741387d1922f7690178723992c11e9ed99e7887aae2763c8cbaa761f4a37

import type { ConcreteRequest } from 'relay-runtime';
export type ContactColumn = "ADDED" | "CITY" | "COMPANY" | "EMAIL" | "LAST_CONTACTED" | "PHONE" | "TAGS";
export type ContactViewContacted = "MONTH" | "NOT_MONTH" | "NOT_QUARTER" | "WEEK";
export type ContactViewKind = "LEADS" | "SAVED";
export type ContactViewsQuery$variables = Record<PropertyKey, never>;
export type ContactViewsQuery$data = {
  readonly fetchContactViews: ReadonlyArray<{
    readonly columns: ReadonlyArray<ContactColumn>;
    readonly company: string | null | undefined;
    readonly contacted: ContactViewContacted | null | undefined;
    readonly editable: boolean;
    readonly id: string;
    readonly kind: ContactViewKind | null | undefined;
    readonly mine: boolean;
    readonly name: string;
    readonly shared: boolean;
    readonly tag: string | null | undefined;
  }>;
};
export type ContactViewsQuery = {
  response: ContactViewsQuery$data;
  variables: ContactViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactView",
    "kind": "LinkedField",
    "name": "fetchContactViews",
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
        "name": "mine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "editable",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "df4a741387d1922f7690178723992c11e9ed99e7887aae2763c8cbaa761f4a37",
    "metadata": {},
    "name": "ContactViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a9b172f8099688d14f40e22f59f963b";

export default node;
