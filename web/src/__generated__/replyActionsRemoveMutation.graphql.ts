/**
 * @generated SignedSource<<7a05cca934e8ca5349afb1e0b1595a7b>>
 * @relayHash 77d7e19b0c3c26c07c21943a446c4369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d12e0a958fcf8264fdf0cc28ffe1199cd1d35d89612d32c179707196d3fe9e65

import type { ConcreteRequest } from 'relay-runtime';
export type replyActionsRemoveMutation$variables = {
  id: string;
};
export type replyActionsRemoveMutation$data = {
  readonly removeSavedReply: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type replyActionsRemoveMutation = {
  response: replyActionsRemoveMutation$data;
  variables: replyActionsRemoveMutation$variables;
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
    "concreteType": "SavedReply",
    "kind": "LinkedField",
    "name": "removeSavedReply",
    "plural": true,
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
    "name": "replyActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "replyActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d12e0a958fcf8264fdf0cc28ffe1199cd1d35d89612d32c179707196d3fe9e65",
    "metadata": {},
    "name": "replyActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca633644709ffaedb7c30e9d79ede82d";

export default node;
