/**
 * @generated SignedSource<<d41541d4e7072841a0e9c75acf64a586>>
 * @relayHash bb959090a2fca80151cdfdebe860bf0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ac65472aeefbcff8cf4c5295af602734bf3a92f15ce8f4060f29de89e01ae61

import type { ConcreteRequest } from 'relay-runtime';
export type bulkContactsDeleteMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type bulkContactsDeleteMutation$data = {
  readonly deleteContacts: ReadonlyArray<string>;
};
export type bulkContactsDeleteMutation = {
  response: bulkContactsDeleteMutation$data;
  variables: bulkContactsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteContacts",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkContactsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bulkContactsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ac65472aeefbcff8cf4c5295af602734bf3a92f15ce8f4060f29de89e01ae61",
    "metadata": {},
    "name": "bulkContactsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "761ed42db7b0f7f58a067aab291920f5";

export default node;
