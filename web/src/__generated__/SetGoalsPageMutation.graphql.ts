/**
 * @generated SignedSource<<f749ed6ed05eca4e38e6465e484f7330>>
 * @relayHash f73f3ff244a9009cf5c3b898426da810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 690635a12ea654808a6d60d9f63ff7cd6ea38acbe414ac87f276f870c7bf941c

import type { ConcreteRequest } from 'relay-runtime';
export type SetGoalsPageMutation$variables = {
  onBoardingGoal?: string | null | undefined;
};
export type SetGoalsPageMutation$data = {
  readonly updateWorkspace: {
    readonly id: string;
    readonly onBoardingGoal: string | null | undefined;
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
    "id": "690635a12ea654808a6d60d9f63ff7cd6ea38acbe414ac87f276f870c7bf941c",
    "metadata": {},
    "name": "SetGoalsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21af3017e9444d496f6a416b25c0964d";

export default node;
