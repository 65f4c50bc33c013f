/**
 * @generated SignedSource<<9248fae39e2a639b98ed4c921ddfc55e>>
 * @relayHash 7b6c7c6934acc1c4e7b3a73b349509f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d99dc3eb88e96309d0c2b18dea246a8f17b77ec14a556f20e607ba6b820b80

import type { ConcreteRequest } from 'relay-runtime';
export type SaveTTSInput = {
  name: string;
  text: string;
  voice?: string | null | undefined;
};
export type SayTextSaveMutation$variables = {
  input: SaveTTSInput;
};
export type SayTextSaveMutation$data = {
  readonly saveTTS: {
    readonly id: string;
  };
};
export type SayTextSaveMutation = {
  response: SayTextSaveMutation$data;
  variables: SayTextSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "saveTTS",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SayTextSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SayTextSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96d99dc3eb88e96309d0c2b18dea246a8f17b77ec14a556f20e607ba6b820b80",
    "metadata": {},
    "name": "SayTextSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73aa1817f1864ef8dbeddf3f76d87842";

export default node;
