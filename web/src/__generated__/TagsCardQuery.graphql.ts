/**
 * @generated SignedSource<<9a50be43a7c03333c1537969ba81e513>>
 * @relayHash deaec6c521584f68d7617107866040e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 477bbce22d285c696c7f914e21b8281295a6b18c06a0298c55674d303422beee

import type { ConcreteRequest } from 'relay-runtime';
export type TagsCardQuery$variables = Record<PropertyKey, never>;
export type TagsCardQuery$data = {
  readonly fetchConversationTags: ReadonlyArray<{
    readonly backgroundColor: string;
    readonly color: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type TagsCardQuery = {
  response: TagsCardQuery$data;
  variables: TagsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationTag",
    "kind": "LinkedField",
    "name": "fetchConversationTags",
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
        "name": "backgroundColor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "color",
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
    "name": "TagsCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TagsCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "477bbce22d285c696c7f914e21b8281295a6b18c06a0298c55674d303422beee",
    "metadata": {},
    "name": "TagsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d72ede15e0e72ef504d2ae27036fbd0";

export default node;
