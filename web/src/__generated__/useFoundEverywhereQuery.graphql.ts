/**
 * @generated SignedSource<<7208c6254ddfc34d7e834d0f48fd6390>>
 * @relayHash b61727cd44c9dc0467f5c8965a5dac97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 542e6b6e6f4ae0e752a1ac4b3668db24272630e4b3522160a13112a8a852dddf

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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:50)"
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
    "id": "542e6b6e6f4ae0e752a1ac4b3668db24272630e4b3522160a13112a8a852dddf",
    "metadata": {},
    "name": "useFoundEverywhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da888901f90149319105f0a8cf0338db";

export default node;
