/**
 * @generated SignedSource<<0cec71d3055622114c215fe9f12edaae>>
 * @relayHash 3a38deabdfcbca6f2e55b6d1c7dc55e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25fd4f49fcda99737ba30cbc1807b3a6ff30194396a21cbef991bcdf21b0fc19

import type { ConcreteRequest } from 'relay-runtime';
export type Platform = "PIPEDRIVE" | "RINGLINE" | "SHOPIFY" | "WIX" | "WORDPRESS";
export type WorkspaceStatus = "ACTIVE" | "Deactivated" | "SUSPENDED" | "Uninstalled";
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
export type ConnectStorePageQuery$variables = Record<PropertyKey, never>;
export type ConnectStorePageQuery$data = {
  readonly getCurrentUserWorkspaces: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly roleName: WorkspaceUserRole | null | undefined;
    readonly setting: {
      readonly profileImageMedia: {
        readonly url: string;
      } | null | undefined;
    };
    readonly status: WorkspaceStatus;
  }>;
  readonly getInstalledStore: {
    readonly domain: string;
    readonly name: string;
    readonly platform: Platform;
    readonly workspace: string | null | undefined;
  } | null | undefined;
};
export type ConnectStorePageQuery = {
  response: ConnectStorePageQuery$data;
  variables: ConnectStorePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "InstalledStore",
  "kind": "LinkedField",
  "name": "getInstalledStore",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workspace",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
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
    "name": "ConnectStorePageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "getCurrentUserWorkspaces",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkspaceSetting",
            "kind": "LinkedField",
            "name": "setting",
            "plural": false,
            "selections": [
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
    "name": "ConnectStorePageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "getCurrentUserWorkspaces",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkspaceSetting",
            "kind": "LinkedField",
            "name": "setting",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "profileImageMedia",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25fd4f49fcda99737ba30cbc1807b3a6ff30194396a21cbef991bcdf21b0fc19",
    "metadata": {},
    "name": "ConnectStorePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ca57432934782720e69c7cc671257e1";

export default node;
