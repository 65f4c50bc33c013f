/**
 * @generated SignedSource<<006958985a9c981e5d176f2837fbc4e1>>
 * @relayHash 552992c479ed5677f9e01518364a58aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f873efa7e8a2e34b2f8d020a63785d563f51cc9e1c513ae8ff7eaa5fb1c12267

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinWorkspacePageQuery$variables = Record<PropertyKey, never>;
export type JoinWorkspacePageQuery$data = {
  readonly getWorkspacesToJoin: ReadonlyArray<{
    readonly activeUsersCount: number;
    readonly id: string;
    readonly joinNeedsApproval: boolean;
    readonly name: string;
    readonly profileImageMedia: {
      readonly url: string;
    } | null | undefined;
    readonly requestStatus: Approval | null | undefined;
  }>;
};
export type JoinWorkspacePageQuery = {
  response: JoinWorkspacePageQuery$data;
  variables: JoinWorkspacePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeUsersCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "joinNeedsApproval",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestStatus",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinWorkspacePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JoinableWorkspace",
        "kind": "LinkedField",
        "name": "getWorkspacesToJoin",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "profileImageMedia",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JoinWorkspacePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JoinableWorkspace",
        "kind": "LinkedField",
        "name": "getWorkspacesToJoin",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "profileImageMedia",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f873efa7e8a2e34b2f8d020a63785d563f51cc9e1c513ae8ff7eaa5fb1c12267",
    "metadata": {},
    "name": "JoinWorkspacePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b68febc00a1bfe0a5c48f6c857143db4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
