/**
 * @generated SignedSource<<5624147630a9877df3f2b6d01fd2ffb5>>
 * @relayHash c86730aa35aed188e0c26a5a525eb8f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c534a1fa4084edc041f0e416f4891feed7b28a339da0bba789f47047a88c805

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundEverywhereQuery$variables = {
  text: string;
};
export type useFoundEverywhereQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
    }>;
  };
  readonly fetchUsersMentionsOnly: ReadonlyArray<{
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  }>;
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
    }>;
  };
};
export type useFoundEverywhereQuery = {
  response: useFoundEverywhereQuery$data;
  variables: useFoundEverywhereQuery$variables;
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
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "fetchUsersMentionsOnly",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "text"
          }
        ],
        "kind": "ObjectValue",
        "name": "filters"
      },
      {
        "kind": "Literal",
        "name": "limit",
        "value": 5
      }
    ],
    "concreteType": "ContactList",
    "kind": "LinkedField",
    "name": "fetchContacts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumber",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 50
      },
      {
        "kind": "Literal",
        "name": "usable",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(limit:50,usable:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundEverywhereQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundEverywhereQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6c534a1fa4084edc041f0e416f4891feed7b28a339da0bba789f47047a88c805",
    "metadata": {},
    "name": "useFoundEverywhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8465c227b59fd616055197a418dd2d10";

export default node;
