/**
 * @generated SignedSource<<473480639d0026dae017d4aca7b44eb7>>
 * @relayHash 688e049c0dfa4220ec51ae0b5f606bb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1d889188eb740d757fe28948e8baf764c97ed4a6b32dc10c645abc9f3ad4132

import type { ConcreteRequest } from 'relay-runtime';
export type ContactFilterBarQuery$variables = Record<PropertyKey, never>;
export type ContactFilterBarQuery$data = {
  readonly fetchContactCompanies: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fetchContactTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type ContactFilterBarQuery = {
  response: ContactFilterBarQuery$data;
  variables: ContactFilterBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactTag",
  "kind": "LinkedField",
  "name": "fetchContactTags",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactFilterBarQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactCompany",
        "kind": "LinkedField",
        "name": "fetchContactCompanies",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactFilterBarQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactCompany",
        "kind": "LinkedField",
        "name": "fetchContactCompanies",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b1d889188eb740d757fe28948e8baf764c97ed4a6b32dc10c645abc9f3ad4132",
    "metadata": {},
    "name": "ContactFilterBarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03720e1cddcd7e56e3fb02dd0f1eabcd";

export default node;
