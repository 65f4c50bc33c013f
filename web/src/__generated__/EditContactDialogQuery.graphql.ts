/**
 * @generated SignedSource<<c237aef54917a2f6bd07d354c377ee54>>
 * @relayHash a5445e9c366406954777d2c01b04b84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 510f39ad7c4cad8c7961d6cbad5ed4b7a51c4d37e928d6e768ec132bdb298ecc

import type { ConcreteRequest } from 'relay-runtime';
export type ContactPropertyType = "BOOLEAN" | "DATE" | "NUMBER" | "SELECT" | "TEXT";
export type EditContactDialogQuery$variables = Record<PropertyKey, never>;
export type EditContactDialogQuery$data = {
  readonly fetchContactCompanies: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fetchContactProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly options: ReadonlyArray<string>;
    readonly type: ContactPropertyType;
  }>;
  readonly fetchContactTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type EditContactDialogQuery = {
  response: EditContactDialogQuery$data;
  variables: EditContactDialogQuery$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactProperty",
  "kind": "LinkedField",
  "name": "fetchContactProperties",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v0/*:: as any*/),
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
      "name": "options",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditContactDialogQuery",
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
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EditContactDialogQuery",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "510f39ad7c4cad8c7961d6cbad5ed4b7a51c4d37e928d6e768ec132bdb298ecc",
    "metadata": {},
    "name": "EditContactDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6916c1a0a0e2e541af1e84d87bc079e6";

export default node;
