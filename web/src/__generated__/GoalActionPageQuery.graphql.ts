/**
 * @generated SignedSource<<03998941953b8c17eac4dbd9266c1f95>>
 * @relayHash 849a9ebe15f39f3ac77924b043d81e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c66e2b8e9b6f5fe545ee936fa6a6b21b58b58f6e6bf0ef87322f62239773f7f3

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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1,usable:true)"
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
    "id": "c66e2b8e9b6f5fe545ee936fa6a6b21b58b58f6e6bf0ef87322f62239773f7f3",
    "metadata": {},
    "name": "GoalActionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f2d49d4d3be207a60828eb090caffab";

export default node;
