/**
 * @generated SignedSource<<fad42d52a10186f5c128b0339f9fa897>>
 * @relayHash a28835b44582973d31f12070e17c4a58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b271aa05c69b373d72b07f20ee94ab1dee8fe6ea4e8f073ea025bf73f05e90

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
export type RequestAccessQuery$variables = Record<PropertyKey, never>;
export type RequestAccessQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly role: {
      readonly id: string;
      readonly name: WorkspaceUserRole;
    } | null | undefined;
  };
};
export type RequestAccessQuery = {
  response: RequestAccessQuery$data;
  variables: RequestAccessQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestAccessQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequestAccessQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "70b271aa05c69b373d72b07f20ee94ab1dee8fe6ea4e8f073ea025bf73f05e90",
    "metadata": {},
    "name": "RequestAccessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f1f17ae30ada6d470f38b52d5631b1c";

export default node;
