/**
 * @generated SignedSource<<35e6d169abb435c7a562e9b4267352d8>>
 * @relayHash cb13abed8d5c6c239fd1d85f2c3e4b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56bdb946dfb37367ea98edcb4a16a7707137720a3f07f584eb6cf867fba215c

import type { ConcreteRequest } from 'relay-runtime';
export type SavedReplyAudience = "OWN" | "TEAM" | "WORKSPACE";
export type ReplyPickerQuery$variables = Record<PropertyKey, never>;
export type ReplyPickerQuery$data = {
  readonly fetchSavedReplies: ReadonlyArray<{
    readonly audience: SavedReplyAudience;
    readonly body: string;
    readonly id: string;
    readonly name: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly getWorkspaceUserProfile: {
    readonly displayName: string;
    readonly firstName: string;
    readonly id: string;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly name: string;
  };
};
export type ReplyPickerQuery = {
  response: ReplyPickerQuery$data;
  variables: ReplyPickerQuery$variables;
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
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedReply",
    "kind": "LinkedField",
    "name": "fetchSavedReplies",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "audience",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReplyPickerQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReplyPickerQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b56bdb946dfb37367ea98edcb4a16a7707137720a3f07f584eb6cf867fba215c",
    "metadata": {},
    "name": "ReplyPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df42fbd1602fea94facdb1d6176a12cd";

export default node;
