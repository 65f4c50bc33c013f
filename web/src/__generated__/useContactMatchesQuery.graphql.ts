/**
 * @generated SignedSource<<15fe386ffde65e9f576ced41bf8f5bdc>>
 * @relayHash c9069bbadcc0b176b1204e1427ae0ac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8611ec2d635362fe8944c921a5c407a3c6d9e1bdecdedeb74de82431b600a42

import type { ConcreteRequest } from 'relay-runtime';
export type useContactMatchesQuery$variables = {
  limit: number;
  query: string;
};
export type useContactMatchesQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
    }>;
  };
};
export type useContactMatchesQuery = {
  response: useContactMatchesQuery$data;
  variables: useContactMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "query"
          }
        ],
        "kind": "ObjectValue",
        "name": "filters"
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useContactMatchesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useContactMatchesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d8611ec2d635362fe8944c921a5c407a3c6d9e1bdecdedeb74de82431b600a42",
    "metadata": {},
    "name": "useContactMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9244cb21660d03295edfb40665f4e707";

export default node;
