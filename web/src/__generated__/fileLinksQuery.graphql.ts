/**
 * @generated SignedSource<<5b101aa7667621683d631908fd37e403>>
 * @relayHash 8404b900c319fbc6dee1aba1bd6cc4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93f81774c1f8fd348d017b40cba80b68de611b5ee40685fca0d7fb95ea156d66

import type { ConcreteRequest } from 'relay-runtime';
export type fileLinksQuery$variables = {
  id: string;
};
export type fileLinksQuery$data = {
  readonly getCommentMedia: {
    readonly id: string;
    readonly url: string;
  };
};
export type fileLinksQuery = {
  response: fileLinksQuery$data;
  variables: fileLinksQuery$variables;
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
    "concreteType": "CommentMedia",
    "kind": "LinkedField",
    "name": "getCommentMedia",
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
        "name": "url",
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
    "name": "fileLinksQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fileLinksQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "93f81774c1f8fd348d017b40cba80b68de611b5ee40685fca0d7fb95ea156d66",
    "metadata": {},
    "name": "fileLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33fad55d7fe873898f52160a8f58b495";

export default node;
