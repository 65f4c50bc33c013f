/**
 * @generated SignedSource<<2f4c3184f659969b3b1d688d88e101c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NumberDocumentsStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "REJECTED";
export type NumberEndUser = "BUSINESS" | "INDIVIDUAL";
import type { FragmentRefs } from "relay-runtime";
export type DocumentsForm_documents$data = {
  readonly address: {
    readonly address1: string | null | undefined;
    readonly address2: string | null | undefined;
    readonly city: string | null | undefined;
    readonly country: string | null | undefined;
    readonly state: string | null | undefined;
    readonly zip: string | null | undefined;
  } | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly fileName: string | null | undefined;
    readonly requirement: string;
    readonly size: number;
    readonly type: string | null | undefined;
  }>;
  readonly editable: boolean;
  readonly email: string;
  readonly endUser: NumberEndUser;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly missing: ReadonlyArray<string>;
  readonly status: NumberDocumentsStatus;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentsAside_documents">;
  readonly " $fragmentType": "DocumentsForm_documents";
};
export type DocumentsForm_documents$key = {
  readonly " $data"?: DocumentsForm_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentsForm_documents">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "FilledRequirement",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
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
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentsForm_documents",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endUser",
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
      "name": "editable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceAddress",
      "kind": "LinkedField",
      "name": "address",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandedDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement",
          "storageKey": null
        },
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
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentsAside_documents"
    }
  ],
  "type": "NumberDocuments",
  "abstractKey": null
};
})();

(node as any).hash = "03a02d66df2f30a23e2042784378fcf6";

export default node;
