/**
 * @generated SignedSource<<c150faf4c3ee3e58e68e148d7f91e2db>>
 * @relayHash d26d2061928485e75791c86646345514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15cc86b186e3fa44e09fee980b0b0ffb620cc8e81c24927308a3dc46536aa4e6

import type { ConcreteRequest } from 'relay-runtime';
export type DraftsLiveQuery$variables = Record<PropertyKey, never>;
export type DraftsLiveQuery$data = {
  readonly fetchMessageDrafts: ReadonlyArray<{
    readonly text: string;
    readonly threadId: string;
    readonly typedAt: any;
  }>;
};
export type DraftsLiveQuery = {
  response: DraftsLiveQuery$data;
  variables: DraftsLiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageDraft",
    "kind": "LinkedField",
    "name": "fetchMessageDrafts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "typedAt",
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
    "name": "DraftsLiveQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftsLiveQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "15cc86b186e3fa44e09fee980b0b0ffb620cc8e81c24927308a3dc46536aa4e6",
    "metadata": {},
    "name": "DraftsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e3f4acc7c1e47b0b8d19fb7a99c78a9";

export default node;
