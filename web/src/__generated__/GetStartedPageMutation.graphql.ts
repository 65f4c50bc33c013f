/**
 * @generated SignedSource<<b9d0db470c6cd72e9e1fb8323460df07>>
 * @relayHash 675ef5e112fe6ca4e3329ff3a896b803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbfbb285455257ec89f523677951b57dbfd5a81fdc5363e7c70b0781f95a3a9b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateWorkspaceInput = {
  country: string;
  idempotencyKey?: string | null | undefined;
  industry?: string | null | undefined;
  name: string;
  teamSize?: string | null | undefined;
  timezone: string;
  website?: string | null | undefined;
};
export type GetStartedPageMutation$variables = {
  input: CreateWorkspaceInput;
};
export type GetStartedPageMutation$data = {
  readonly createWorkspace: {
    readonly id: string;
  };
};
export type GetStartedPageMutation = {
  response: GetStartedPageMutation$data;
  variables: GetStartedPageMutation$variables;
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
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "createWorkspace",
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
    "name": "GetStartedPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GetStartedPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fbfbb285455257ec89f523677951b57dbfd5a81fdc5363e7c70b0781f95a3a9b",
    "metadata": {},
    "name": "GetStartedPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "508887d2e79b88a84b5a82e560575fa9";

export default node;
