/**
 * @generated SignedSource<<db361942fa01990ed9e1b00b1a63e68d>>
 * @relayHash 1ed8aeeae63d83d487fcc00ca96d7c62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afbc06381249901d47b08f2346337e9bec5f98ca51131ce8f39c4e555e6aef05

import type { ConcreteRequest } from 'relay-runtime';
export type FieldsIndustriesQuery$variables = Record<PropertyKey, never>;
export type FieldsIndustriesQuery$data = {
  readonly fetchIndustries: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
};
export type FieldsIndustriesQuery = {
  response: FieldsIndustriesQuery$data;
  variables: FieldsIndustriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "fetchIndustries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
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
    "name": "FieldsIndustriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FieldsIndustriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "afbc06381249901d47b08f2346337e9bec5f98ca51131ce8f39c4e555e6aef05",
    "metadata": {},
    "name": "FieldsIndustriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86fb2959448701a78704ee8fe4693fc3";

export default node;
