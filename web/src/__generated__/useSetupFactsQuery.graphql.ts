/**
 * @generated SignedSource<<d83e4b36fbca6eb0d8b442374b735f39>>
 * @relayHash f4ed0b05c35571f836de07f94c37d1c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53a15ee8454081d0241b67fc194fa6c0b49e62dec6bd46ad6673bd94dc543ed4

import type { ConcreteRequest } from 'relay-runtime';
export type useSetupFactsQuery$variables = Record<PropertyKey, never>;
export type useSetupFactsQuery$data = {
  readonly calls: {
    readonly metadata: {
      readonly count: number;
    };
  };
  readonly checklist: {
    readonly contactsCount: number;
    readonly phoneNumbersCount: number;
  };
  readonly texts: {
    readonly metadata: {
      readonly count: number;
    };
  };
};
export type useSetupFactsQuery = {
  response: useSetupFactsQuery$data;
  variables: useSetupFactsQuery$variables;
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
    "alias": "checklist",
    "args": null,
    "concreteType": "DashboardChecklist",
    "kind": "LinkedField",
    "name": "getWorkspaceDashboardChecklist",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumbersCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contactsCount",
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "name": "useSetupFactsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSetupFactsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "53a15ee8454081d0241b67fc194fa6c0b49e62dec6bd46ad6673bd94dc543ed4",
    "metadata": {},
    "name": "useSetupFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cee2073cf94dfb20392a889c66c0e089";

export default node;
