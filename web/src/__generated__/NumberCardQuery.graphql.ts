/**
 * @generated SignedSource<<33a1769d97bd9035c1d3443baef1d4e1>>
 * @relayHash 04f098cb1ad3b00972aba80204a19765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b4987777f3db6ce861ec55bbe66942dbc7d1f54aee7c5ca3ea235400d7cbfcc

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
  },
  {
    "kind": "Literal",
    "name": "usable",
    "value": true
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
        "storageKey": "fetchWorkspacePhoneNumbers(limit:20,usable:true)"
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
        "storageKey": "fetchWorkspacePhoneNumbers(limit:20,usable:true)"
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
    "id": "4b4987777f3db6ce861ec55bbe66942dbc7d1f54aee7c5ca3ea235400d7cbfcc",
    "metadata": {},
    "name": "NumberCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8afa0db85bfcae326aa115778b67ad4b";

export default node;
