/**
 * @generated SignedSource<<114575969495855a187319e87a87f940>>
 * @relayHash 14103cac668b68cac06e80187be8e412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c0e379824e52120ab7441f230e89216d92ddfbc711149cdcb5ad5a1c92ce57

import type { ConcreteRequest } from 'relay-runtime';
export type TeamDialogDeleteMutation$variables = {
  id: string;
};
export type TeamDialogDeleteMutation$data = {
  readonly deleteTeam: boolean;
};
export type TeamDialogDeleteMutation = {
  response: TeamDialogDeleteMutation$data;
  variables: TeamDialogDeleteMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteTeam",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeamDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d8c0e379824e52120ab7441f230e89216d92ddfbc711149cdcb5ad5a1c92ce57",
    "metadata": {},
    "name": "TeamDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "453bab53ac1b9cee679ccf05b4f8369c";

export default node;
