/**
 * @generated SignedSource<<c2ea9515bfbfaf832dd810b830cc4902>>
 * @relayHash a576a3f56611c31484b51f528ddfd6b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cecde433773786dcf40efdfd89995f57942da87f18b1d8b99b56ac89321a673

import type { ConcreteRequest } from 'relay-runtime';
export type SavedReplyAudience = "OWN" | "TEAM" | "WORKSPACE";
export type SavedRepliesPageQuery$variables = Record<PropertyKey, never>;
export type SavedRepliesPageQuery$data = {
  readonly fetchSavedReplies: ReadonlyArray<{
    readonly audience: SavedReplyAudience;
    readonly body: string;
    readonly canChange: boolean;
    readonly canRemove: boolean;
    readonly id: string;
    readonly name: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
};
export type SavedRepliesPageQuery = {
  response: SavedRepliesPageQuery$data;
  variables: SavedRepliesPageQuery$variables;
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
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canChange",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canRemove",
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
    "name": "SavedRepliesPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedRepliesPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2cecde433773786dcf40efdfd89995f57942da87f18b1d8b99b56ac89321a673",
    "metadata": {},
    "name": "SavedRepliesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b21a9032c7f3b6c45a06894895ad0fae";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
