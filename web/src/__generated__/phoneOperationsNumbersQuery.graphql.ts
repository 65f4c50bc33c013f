/**
 * @generated SignedSource<<b8587c21df88683038473571e20aed5b>>
 * @relayHash 731d906236b50e873b46a821d7201696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4684bd386eeeca5d57fa0b50a5a11613e6846d05d3df1b1a6fe88afb28b1218

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type phoneOperationsNumbersQuery$variables = Record<PropertyKey, never>;
export type phoneOperationsNumbersQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"phoneOperations_numbers">;
};
export type phoneOperationsNumbersQuery = {
  response: phoneOperationsNumbersQuery$data;
  variables: phoneOperationsNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
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
        "concreteType": "WorkspacePhoneNumberEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkspacePhoneNumber",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "number",
                "storageKey": null
              },
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
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,usable:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "phoneOperationsNumbersQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "phoneOperations_numbers",
        "selections": (v0/*:: as any*/),
        "args": null,
        "argumentDefinitions": []
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "phoneOperationsNumbersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e4684bd386eeeca5d57fa0b50a5a11613e6846d05d3df1b1a6fe88afb28b1218",
    "metadata": {},
    "name": "phoneOperationsNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5853f51a4c6b167eeee5821533af7854";

export default node;
