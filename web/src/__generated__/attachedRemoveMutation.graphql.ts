/**
 * @generated SignedSource<<5340c1ad6f55884a5ef1cc26df44399a>>
 * @relayHash b2a86b1006c82b0a5208284ebf77447f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 388101047d6a4ae0782b24dcbda5af719abdbdbe1db99289b98b44d4204ce5ac

import type { ConcreteRequest } from 'relay-runtime';
export type attachedRemoveMutation$variables = {
  id: string;
};
export type attachedRemoveMutation$data = {
  readonly removeCommentMedia: string;
};
export type attachedRemoveMutation = {
  response: attachedRemoveMutation$data;
  variables: attachedRemoveMutation$variables;
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
    "name": "removeCommentMedia",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "attachedRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "attachedRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "388101047d6a4ae0782b24dcbda5af719abdbdbe1db99289b98b44d4204ce5ac",
    "metadata": {},
    "name": "attachedRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cec61b8cddd3837a2e13e622f1b922c6";

export default node;
