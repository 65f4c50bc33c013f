/**
 * @generated SignedSource<<e7273cc5d7599a80453799fe83b04a82>>
 * @relayHash b0b50c1bcb691fcf133a153a5c624943
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7f1721b8a5ad62aa5eaa4c979e336a11d6c0194d209abd2a9c9b097ba57f33

import type { ConcreteRequest } from 'relay-runtime';
export type MyProfilePageRingtoneMutation$variables = {
  ringToneId?: string | null | undefined;
};
export type MyProfilePageRingtoneMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
  };
};
export type MyProfilePageRingtoneMutation = {
  response: MyProfilePageRingtoneMutation$data;
  variables: MyProfilePageRingtoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ringToneId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ringToneId",
        "variableName": "ringToneId"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateWorkspace",
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
    "name": "MyProfilePageRingtoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyProfilePageRingtoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa7f1721b8a5ad62aa5eaa4c979e336a11d6c0194d209abd2a9c9b097ba57f33",
    "metadata": {},
    "name": "MyProfilePageRingtoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e84c5afe008e8db2af6acc87284249fb";

export default node;
