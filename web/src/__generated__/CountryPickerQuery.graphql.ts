/**
 * @generated SignedSource<<0899c321c8da0d43fb46def2b015fa3d>>
 * @relayHash 811a50b621fcbf93a49d3895f3a34263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4eec761045406d10cabe28db5269c500722b08cf40849de9bf49645355da7f4

import type { ConcreteRequest } from 'relay-runtime';
export type CountryPickerQuery$variables = Record<PropertyKey, never>;
export type CountryPickerQuery$data = {
  readonly fetchCountries: ReadonlyArray<{
    readonly code: string;
    readonly dialPrefix: string;
    readonly isSuggested: boolean;
    readonly name: string;
  }>;
};
export type CountryPickerQuery = {
  response: CountryPickerQuery$data;
  variables: CountryPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "fetchCountries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
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
        "name": "dialPrefix",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSuggested",
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
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CountryPickerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a4eec761045406d10cabe28db5269c500722b08cf40849de9bf49645355da7f4",
    "metadata": {},
    "name": "CountryPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6ff00d1608d0b0e774e69ea91059445";

export default node;
