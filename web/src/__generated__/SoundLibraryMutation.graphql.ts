/**
 * @generated SignedSource<<1c6618c168b14745b812010d0d66a2a5>>
 * @relayHash 51bb7b7834b6ff5eeab09f980d1ebd65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f4240e4546abee21e122dd5d0f580c7ba6b0ea9ec1cdb98a549965e78c16716

import type { ConcreteRequest } from 'relay-runtime';
export type SoundLibraryMutation$variables = {
  id: string;
};
export type SoundLibraryMutation$data = {
  readonly deleteWorkspaceMedia: boolean;
};
export type SoundLibraryMutation = {
  response: SoundLibraryMutation$data;
  variables: SoundLibraryMutation$variables;
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
    "name": "deleteWorkspaceMedia",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SoundLibraryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SoundLibraryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f4240e4546abee21e122dd5d0f580c7ba6b0ea9ec1cdb98a549965e78c16716",
    "metadata": {},
    "name": "SoundLibraryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dab2b222967ae5c2f4ea783abe117f1e";

export default node;
