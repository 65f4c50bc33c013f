/**
 * @generated SignedSource<<8d152adce2803dfd0c90a7e728b2e344>>
 * @relayHash f3a0171eaec153c3bbc977b3bf81996b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dba0aab31f7d4353dd10a6220cf89be41d93a1ee8a9d755c6d5237003e096179

import type { ConcreteRequest } from 'relay-runtime';
export type MyProfilePageRingtoneMutation$variables = {
  ringToneId?: string | null | undefined;
};
export type MyProfilePageRingtoneMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly version: number;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "id": "dba0aab31f7d4353dd10a6220cf89be41d93a1ee8a9d755c6d5237003e096179",
    "metadata": {},
    "name": "MyProfilePageRingtoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b5af2b0f2a527058c86515b4cb2daf6";

export default node;
