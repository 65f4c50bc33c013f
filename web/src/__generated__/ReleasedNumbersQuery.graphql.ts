/**
 * @generated SignedSource<<da63bb487a91725a40d7f9086e750c02>>
 * @relayHash b77b4d2e1850a383721f133399f519a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1030142148f4ecf448c97cc9fdeb5989d13ade53a04c7262259a19045c82e4

import type { ConcreteRequest } from 'relay-runtime';
export type ReleasedNumbersQuery$variables = Record<PropertyKey, never>;
export type ReleasedNumbersQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
      readonly reclaimUntil: any | null | undefined;
    }>;
  };
};
export type ReleasedNumbersQuery = {
  response: ReleasedNumbersQuery$data;
  variables: ReleasedNumbersQuery$variables;
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
        "name": "released",
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
            "name": "name",
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
            "name": "reclaimUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,released:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReleasedNumbersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReleasedNumbersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3d1030142148f4ecf448c97cc9fdeb5989d13ade53a04c7262259a19045c82e4",
    "metadata": {},
    "name": "ReleasedNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d20b7584c8faeba9ea6998487d5d5ed";

export default node;
