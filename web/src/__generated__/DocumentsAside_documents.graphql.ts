/**
 * @generated SignedSource<<9f6a8bc94b1068cc08ca4c7bd7fea72c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NumberDocumentsStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type DocumentsAside_documents$data = {
  readonly missing: ReadonlyArray<string>;
  readonly rejections: ReadonlyArray<{
    readonly about: string | null | undefined;
    readonly reason: string;
  }>;
  readonly status: NumberDocumentsStatus;
  readonly steps: ReadonlyArray<{
    readonly at: any;
    readonly byName: string | null | undefined;
    readonly status: NumberDocumentsStatus;
  }>;
  readonly " $fragmentType": "DocumentsAside_documents";
};
export type DocumentsAside_documents$key = {
  readonly " $data"?: DocumentsAside_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentsAside_documents">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentsAside_documents",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentRejection",
      "kind": "LinkedField",
      "name": "rejections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NumberDocuments",
  "abstractKey": null
};
})();

(node as any).hash = "5953c985100cce080f5375363a0751c3";

export default node;
