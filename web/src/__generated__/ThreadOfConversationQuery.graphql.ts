/**
 * @generated SignedSource<<4f30cd9faa2966732e25c7a32761f477>>
 * @relayHash d1da6043132ef5d70dd256abee297494
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34a582d183a01c4a1142236c148e6c591d1f3431c560a0be118b4d0af73a8742

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadOfConversationQuery$variables = {
  id: string;
};
export type ThreadOfConversationQuery$data = {
  readonly getWorkspaceConversationEntity: {
    readonly contactId: string | null | undefined;
    readonly id: string;
    readonly peerNumber: string;
    readonly threadId: string;
  };
};
export type ThreadOfConversationQuery = {
  response: ThreadOfConversationQuery$data;
  variables: ThreadOfConversationQuery$variables;
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
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "getWorkspaceConversationEntity",
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
        "name": "contactId",
        "storageKey": null
      },
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
        "name": "peerNumber",
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
    "name": "ThreadOfConversationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThreadOfConversationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34a582d183a01c4a1142236c148e6c591d1f3431c560a0be118b4d0af73a8742",
    "metadata": {},
    "name": "ThreadOfConversationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e102845a7b23313bd08282fc310013fb";

export default node;
