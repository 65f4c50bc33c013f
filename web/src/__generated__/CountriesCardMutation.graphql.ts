/**
 * @generated SignedSource<<b46b630433b7e4abf8410843c9e1294f>>
 * @relayHash 0339d46ab7bde79ea917b0f2718f4b78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c864987202fff0102f0f132fc2e4cfa15f48457bd6fb59eb89632aca069961d

import type { ConcreteRequest } from 'relay-runtime';
export type CountriesCardMutation$variables = {
  opened: ReadonlyArray<string>;
};
export type CountriesCardMutation$data = {
  readonly setCallingCountries: {
    readonly id: string;
    readonly opened: ReadonlyArray<string>;
  };
};
export type CountriesCardMutation = {
  response: CountriesCardMutation$data;
  variables: CountriesCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "opened"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "opened",
        "variableName": "opened"
      }
    ],
    "concreteType": "CallingCountries",
    "kind": "LinkedField",
    "name": "setCallingCountries",
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
        "name": "opened",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CountriesCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CountriesCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c864987202fff0102f0f132fc2e4cfa15f48457bd6fb59eb89632aca069961d",
    "metadata": {},
    "name": "CountriesCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4052e6e36e25ae62d9d18a1151197400";

export default node;
