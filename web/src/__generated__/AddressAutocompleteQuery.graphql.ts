/**
 * @generated SignedSource<<05bced8a46d2b8afbe86e459d5091942>>
 * @relayHash e8a74f1ff1d5ef2b877a4a18d70c86d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3123f282f39dbf4b070702c6667b80c7fcc954fd5b636a925f8e10f4dd24729c

import type { ConcreteRequest } from 'relay-runtime';
export type AddressAutocompleteQuery$variables = {
  country?: string | null | undefined;
  text: string;
};
export type AddressAutocompleteQuery$data = {
  readonly suggestAddresses: ReadonlyArray<{
    readonly address1: string;
    readonly city: string;
    readonly country: string;
    readonly label: string;
    readonly state: string;
    readonly zip: string;
  }>;
};
export type AddressAutocompleteQuery = {
  response: AddressAutocompleteQuery$data;
  variables: AddressAutocompleteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "AddressSuggestion",
    "kind": "LinkedField",
    "name": "suggestAddresses",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddressAutocompleteQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AddressAutocompleteQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3123f282f39dbf4b070702c6667b80c7fcc954fd5b636a925f8e10f4dd24729c",
    "metadata": {},
    "name": "AddressAutocompleteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9dfeacfc76a49e03b0b6b720d4051439";

export default node;
