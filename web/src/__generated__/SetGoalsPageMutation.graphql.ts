/**
 * @generated SignedSource<<3967e417169d4e753ffe0a95481bacd1>>
 * @relayHash 3bad9666b8da5b9bfc5fa68f0de6ce43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2393e7f6142359e8975021a4bbc64ef1089edaab95fd46fe675185597a5c5d9

import type { ConcreteRequest } from 'relay-runtime';
export type SetGoalsPageMutation$variables = {
  onBoardingGoal?: string | null | undefined;
};
export type SetGoalsPageMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly onBoardingGoal: string | null | undefined;
    readonly version: number;
  };
};
export type SetGoalsPageMutation = {
  response: SetGoalsPageMutation$data;
  variables: SetGoalsPageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "onBoardingGoal"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "onBoardingGoal",
        "variableName": "onBoardingGoal"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateWorkspace",
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
        "name": "onBoardingGoal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "SetGoalsPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetGoalsPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e2393e7f6142359e8975021a4bbc64ef1089edaab95fd46fe675185597a5c5d9",
    "metadata": {},
    "name": "SetGoalsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d9aa7187804d48df43563d6a1352f17";

export default node;
