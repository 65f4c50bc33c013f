/**
 * @generated SignedSource<<a73a418a692053837e9dad00e2707b91>>
 * @relayHash 5c749b7b6e71697bbe6a981164b22787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa526cae69c60f60cc093e5a9998a23d0cc8105195f6de905575e1e96242b035

import type { ConcreteRequest } from 'relay-runtime';
export type GoalActionPageQuery$variables = Record<PropertyKey, never>;
export type GoalActionPageQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly number: string;
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly onBoardingGoal: string | null | undefined;
  };
};
export type GoalActionPageQuery = {
  response: GoalActionPageQuery$data;
  variables: GoalActionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "onBoardingGoal",
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
        "value": 1
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
          (v0/*:: as any*/),
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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GoalActionPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoalActionPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa526cae69c60f60cc093e5a9998a23d0cc8105195f6de905575e1e96242b035",
    "metadata": {},
    "name": "GoalActionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f914f1660aea1303319a42688d035d32";

export default node;
