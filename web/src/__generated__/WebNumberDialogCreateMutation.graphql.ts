/**
 * @generated SignedSource<<77806f070d113f5cbfad297fcb475a8e>>
 * @relayHash 617d0c1fbd1912ee3f7bfcf6a1c09693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5e7bd5e92aed49e968215fa7319c811c44781e748f2090db31a688478b840e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateWebNumberInput = {
  name: string;
  teamId?: string | null | undefined;
  webNumberUrl: string;
};
export type WebNumberDialogCreateMutation$variables = {
  input: CreateWebNumberInput;
};
export type WebNumberDialogCreateMutation$data = {
  readonly createWebNumber: {
    readonly id: string;
  };
};
export type WebNumberDialogCreateMutation = {
  response: WebNumberDialogCreateMutation$data;
  variables: WebNumberDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "createWebNumber",
    "plural": false,
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
    "name": "WebNumberDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebNumberDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a5e7bd5e92aed49e968215fa7319c811c44781e748f2090db31a688478b840e",
    "metadata": {},
    "name": "WebNumberDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fc7ad3a06cf6d15376da75b090f1fd8";

export default node;
