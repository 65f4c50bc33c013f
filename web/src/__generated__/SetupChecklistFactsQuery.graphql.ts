/**
 * @generated SignedSource<<9538f6a0e566f15afa2f207d3c6724d9>>
 * @relayHash 06c9b636f72b9424bcc0f54fa0856455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 527bb9f12505e3ec6155aee51bf94f1bde729aae1c332d2df07e525f665d19b5

import type { ConcreteRequest } from 'relay-runtime';
export type SetupChecklistFactsQuery$variables = Record<PropertyKey, never>;
export type SetupChecklistFactsQuery$data = {
  readonly calls: {
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly numbers: {
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly texts: {
    readonly metadata: {
      readonly count: number;
    };
  };
};
export type SetupChecklistFactsQuery = {
  response: SetupChecklistFactsQuery$data;
  variables: SetupChecklistFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaginationMetadata",
    "kind": "LinkedField",
    "name": "metadata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "numbers",
    "args": [
      (v0/*:: as any*/)
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1)"
  },
  {
    "alias": "calls",
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "call"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "fetchConversations(channel:\"call\",limit:1)"
  },
  {
    "alias": "texts",
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "message"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "fetchConversations(channel:\"message\",limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetupChecklistFactsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetupChecklistFactsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "527bb9f12505e3ec6155aee51bf94f1bde729aae1c332d2df07e525f665d19b5",
    "metadata": {},
    "name": "SetupChecklistFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84a757581225bfec6e943c606f786911";

export default node;
