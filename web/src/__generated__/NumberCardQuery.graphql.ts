/**
 * @generated SignedSource<<ae957154cb33c565d8c75bedb1cd98f8>>
 * @relayHash 7447d37a83b3082d374c9525ddedb771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f51e491852cca2c17ca8d4bcad19c28d1349de592f3cac0ce1162ae0bf1cf4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCardQuery$variables = Record<PropertyKey, never>;
export type NumberCardQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
      readonly " $fragmentSpreads": FragmentRefs<"NumberCard_number">;
    }>;
  };
  readonly getCreditBalance: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberCard_balance">;
  };
};
export type NumberCardQuery = {
  response: NumberCardQuery$data;
  variables: NumberCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NumberCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NumberCard_number"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fetchWorkspacePhoneNumbers(limit:20)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditBalance",
        "kind": "LinkedField",
        "name": "getCreditBalance",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumberCard_balance"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NumberCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTestNumber",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fetchWorkspacePhoneNumbers(limit:20)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditBalance",
        "kind": "LinkedField",
        "name": "getCreditBalance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "testMinutesLeft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "testSmsLeft",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "24f51e491852cca2c17ca8d4bcad19c28d1349de592f3cac0ce1162ae0bf1cf4",
    "metadata": {},
    "name": "NumberCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06415197cd575e16f877f528b835e4bc";

export default node;
