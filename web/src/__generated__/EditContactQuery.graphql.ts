/**
 * @generated SignedSource<<0f303b3b7a0d82f961988f8591b39992>>
 * @relayHash 646993109173d6918d65b2f0c6f29c65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fcdfbe54a005391c6a6ec998082b44b9f253e65739f1d374e2369e41455e32f

import type { ConcreteRequest } from 'relay-runtime';
export type EditContactQuery$variables = {
  id: string;
};
export type EditContactQuery$data = {
  readonly getContactById: {
    readonly city: string | null | undefined;
    readonly company: {
      readonly name: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string;
    readonly fullName: string;
    readonly id: string;
    readonly lastName: string;
    readonly version: number;
  };
};
export type EditContactQuery = {
  response: EditContactQuery$data;
  variables: EditContactQuery$variables;
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
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "getContactById",
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
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactCompany",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "EditContactQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditContactQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7fcdfbe54a005391c6a6ec998082b44b9f253e65739f1d374e2369e41455e32f",
    "metadata": {},
    "name": "EditContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bed7a4ce1e8929b9a16041fa3b6be3e6";

export default node;
