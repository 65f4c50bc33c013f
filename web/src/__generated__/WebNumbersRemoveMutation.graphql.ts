/**
 * @generated SignedSource<<76ace3d8b85ecc33e8691285f23430c1>>
 * @relayHash 8c216a039e792b4657220ad0c5bf12fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2382367a9460e9a38935a20b1666a6bd95f3be547693469687b4de966931c275

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
export type WebNumbersRemoveMutation$variables = {
  id: string;
};
export type WebNumbersRemoveMutation$data = {
  readonly removeWebNumber: {
    readonly id: string;
    readonly status: PhoneNumberStatus;
  };
};
export type WebNumbersRemoveMutation = {
  response: WebNumbersRemoveMutation$data;
  variables: WebNumbersRemoveMutation$variables;
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
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "removeWebNumber",
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
        "name": "status",
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
    "name": "WebNumbersRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebNumbersRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2382367a9460e9a38935a20b1666a6bd95f3be547693469687b4de966931c275",
    "metadata": {},
    "name": "WebNumbersRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7af9749557bf02edb31cf6b44c213a43";

export default node;
