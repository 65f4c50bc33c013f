/**
 * @generated SignedSource<<5dcbc45a8c5bc03c3141260c78c9e7ff>>
 * @relayHash 6b04dc4612b8fc90a60b5acd0f651e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8a2e0a6a3b8a40ef6a4c7d2a4f590d09e91797ab42889b48d6b5e3cb04e2f0d

import type { ConcreteRequest } from 'relay-runtime';
export type PropertiesCardDeleteMutation$variables = {
  id: string;
};
export type PropertiesCardDeleteMutation$data = {
  readonly deleteContactProperty: string;
};
export type PropertiesCardDeleteMutation = {
  response: PropertiesCardDeleteMutation$data;
  variables: PropertiesCardDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteContactProperty",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PropertiesCardDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PropertiesCardDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8a2e0a6a3b8a40ef6a4c7d2a4f590d09e91797ab42889b48d6b5e3cb04e2f0d",
    "metadata": {},
    "name": "PropertiesCardDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e37239b308b069c387500dff686ab4b6";

export default node;
