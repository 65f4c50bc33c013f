/**
 * @generated SignedSource<<8d85e3da67ef9078c1c3aa860e9f1947>>
 * @relayHash a5cd9f5cb503e5899ce57a3893ec99f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce83f21008529d2976392d7b4b8beacc3722be8dd1dac2294544b4cee584a968

import type { ConcreteRequest } from 'relay-runtime';
export type CountriesCardQuery$variables = Record<PropertyKey, never>;
export type CountriesCardQuery$data = {
  readonly getCallingCountries: {
    readonly always: ReadonlyArray<string>;
    readonly available: ReadonlyArray<string>;
    readonly id: string;
    readonly limited: boolean;
    readonly limitedUntil: any;
    readonly opened: ReadonlyArray<string>;
  };
};
export type CountriesCardQuery = {
  response: CountriesCardQuery$data;
  variables: CountriesCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CallingCountries",
    "kind": "LinkedField",
    "name": "getCallingCountries",
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
        "name": "limited",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "limitedUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "always",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opened",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "available",
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
    "name": "CountriesCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CountriesCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ce83f21008529d2976392d7b4b8beacc3722be8dd1dac2294544b4cee584a968",
    "metadata": {},
    "name": "CountriesCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f86eab8fc1827d5910296a011c2e0d5";

export default node;
