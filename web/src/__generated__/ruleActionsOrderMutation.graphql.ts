/**
 * @generated SignedSource<<10989078a4285f20e825a2fbc539fd16>>
 * @relayHash 47e243d6c61270b660f549cd04f4f748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c461c31d14e97c06e16bf6094a9a54fc30b0aed45ea35410533ab3bae2eb19c

import type { ConcreteRequest } from 'relay-runtime';
export type ruleActionsOrderMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type ruleActionsOrderMutation$data = {
  readonly orderAssignmentRules: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type ruleActionsOrderMutation = {
  response: ruleActionsOrderMutation$data;
  variables: ruleActionsOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "AssignmentRule",
    "kind": "LinkedField",
    "name": "orderAssignmentRules",
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
    "name": "ruleActionsOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ruleActionsOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c461c31d14e97c06e16bf6094a9a54fc30b0aed45ea35410533ab3bae2eb19c",
    "metadata": {},
    "name": "ruleActionsOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef54eff5b72bf057025e30052e39d6bb";

export default node;
