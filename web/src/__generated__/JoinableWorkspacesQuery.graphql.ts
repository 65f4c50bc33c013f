/**
 * @generated SignedSource<<12370e85ccb49155a8c1b3e24ad9e887>>
 * @relayHash 7df9c4179fc380511ff7120ebdaa5d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97af5246799bcd0853b3c6997188c2f122380402593163bf24dfcef0611db63e

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinableWorkspacesQuery$variables = Record<PropertyKey, never>;
export type JoinableWorkspacesQuery$data = {
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
export type JoinableWorkspacesQuery = {
  response: JoinableWorkspacesQuery$data;
  variables: JoinableWorkspacesQuery$variables;
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
    "name": "JoinableWorkspacesQuery",
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
    "name": "JoinableWorkspacesQuery",
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
    "id": "97af5246799bcd0853b3c6997188c2f122380402593163bf24dfcef0611db63e",
    "metadata": {},
    "name": "JoinableWorkspacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "87a51426de87a7298307dd62db50bf4c";

export default node;
