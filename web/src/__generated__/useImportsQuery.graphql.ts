/**
 * @generated SignedSource<<3eb8001f3b88632a15a3162589597ae7>>
 * @relayHash 88d503093dc84e02f36b421240e64d17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e4e3ee13d45364b7837f4627b24f7c677aff7c55242c590f7f5f5bace48265

import type { ConcreteRequest } from 'relay-runtime';
export type ImportState = "DONE" | "DONE_WITH_ERRORS" | "FAILED" | "IMPORTING" | "QUEUED" | "READING" | "UNDONE" | "VALIDATING";
export type useImportsQuery$variables = Record<PropertyKey, never>;
export type useImportsQuery$data = {
  readonly contactImports: ReadonlyArray<{
    readonly done: number;
    readonly fileName: string;
    readonly id: string;
    readonly startedAt: any | null | undefined;
    readonly state: ImportState;
  }>;
};
export type useImportsQuery = {
  response: useImportsQuery$data;
  variables: useImportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactImport",
    "kind": "LinkedField",
    "name": "contactImports",
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
        "name": "state",
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
        "name": "startedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
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
    "name": "useImportsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useImportsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "80e4e3ee13d45364b7837f4627b24f7c677aff7c55242c590f7f5f5bace48265",
    "metadata": {},
    "name": "useImportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "faca03603ac8233f264a3956e47af679";

export default node;
