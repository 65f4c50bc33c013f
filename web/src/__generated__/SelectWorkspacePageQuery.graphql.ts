/**
 * @generated SignedSource<<f5820727ef170796d47650609a5ebb7e>>
 * @relayHash 15e9465646535a57d493a2dca7124ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5de546b7d8c3525a5e19fd76c521ccfb9633f800d0319b82792beae87736b5ee

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
export type SelectWorkspacePageQuery$variables = Record<PropertyKey, never>;
export type SelectWorkspacePageQuery$data = {
  readonly getCurrentUserWorkspaces: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly roleName: WorkspaceUserRole | null | undefined;
  }>;
};
export type SelectWorkspacePageQuery = {
  response: SelectWorkspacePageQuery$data;
  variables: SelectWorkspacePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getCurrentUserWorkspaces",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleName",
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
    "name": "SelectWorkspacePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SelectWorkspacePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5de546b7d8c3525a5e19fd76c521ccfb9633f800d0319b82792beae87736b5ee",
    "metadata": {},
    "name": "SelectWorkspacePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fc0b1f677414e5e67132aa266d8986f";

export default node;
