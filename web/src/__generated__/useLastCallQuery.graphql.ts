/**
 * @generated SignedSource<<0053adce7261168d47e99db1e13a4ca6>>
 * @relayHash 8e76fc926fab4b2e2e66d13f5220eaad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 357003a83c1b5b8b47b00626f429e3920fcbf47d356fcb4e0628130070e42021

import type { ConcreteRequest } from 'relay-runtime';
export type useLastCallQuery$variables = {
  text: string;
};
export type useLastCallQuery$data = {
  readonly fetchConversations: {
    readonly data: ReadonlyArray<{
      readonly contact: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly id: string;
      readonly peerNumber: string;
    }>;
  };
};
export type useLastCallQuery = {
  response: useLastCallQuery$data;
  variables: useLastCallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "call"
      },
      {
        "kind": "Literal",
        "name": "limit",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "peerNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "useLastCallQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLastCallQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "357003a83c1b5b8b47b00626f429e3920fcbf47d356fcb4e0628130070e42021",
    "metadata": {},
    "name": "useLastCallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ee3d7b8506ba7c1bad0b835762b8700";

export default node;
