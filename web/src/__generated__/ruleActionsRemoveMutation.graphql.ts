/**
 * @generated SignedSource<<e28fcb460e65e63ecc28ddce83053aaa>>
 * @relayHash 486a4af14685df402cbcdf1396b1f52b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef33ad733b7a595a24c6bd32196d268d0af7abbe1a973cff8bc9f8fe5726dad6

import type { ConcreteRequest } from 'relay-runtime';
export type ruleActionsRemoveMutation$variables = {
  id: string;
};
export type ruleActionsRemoveMutation$data = {
  readonly removeAssignmentRule: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type ruleActionsRemoveMutation = {
  response: ruleActionsRemoveMutation$data;
  variables: ruleActionsRemoveMutation$variables;
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
    "concreteType": "AssignmentRule",
    "kind": "LinkedField",
    "name": "removeAssignmentRule",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "ruleActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ruleActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef33ad733b7a595a24c6bd32196d268d0af7abbe1a973cff8bc9f8fe5726dad6",
    "metadata": {},
    "name": "ruleActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c69b92d3d5f330dc9b6134147786a51";

export default node;
