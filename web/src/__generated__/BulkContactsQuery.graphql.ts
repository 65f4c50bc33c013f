/**
 * @generated SignedSource<<de53c8592e3fee6eefa866472cda681f>>
 * @relayHash b2ad8b018e702f14a3ae09dc40dc0deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d8a8709481e96e34b29bd66925b0cc5cc3355fce14dc08ffbf767755f73489e

import type { ConcreteRequest } from 'relay-runtime';
export type BulkContactsQuery$variables = Record<PropertyKey, never>;
export type BulkContactsQuery$data = {
  readonly fetchContactTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type BulkContactsQuery = {
  response: BulkContactsQuery$data;
  variables: BulkContactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactTag",
    "kind": "LinkedField",
    "name": "fetchContactTags",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "BulkContactsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkContactsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9d8a8709481e96e34b29bd66925b0cc5cc3355fce14dc08ffbf767755f73489e",
    "metadata": {},
    "name": "BulkContactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9248ac4cc6d719c8b19bc4dd8ce49818";

export default node;
