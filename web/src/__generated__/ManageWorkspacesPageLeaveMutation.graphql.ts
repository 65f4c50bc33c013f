/**
 * @generated SignedSource<<c54c1f17f47edf56119fab632b4c6dd3>>
 * @relayHash 78628a6e0bc9011b0c1e3dfb6c2b97ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dea7811d3fdc8d9aa6d45cce6de5abf916d9971c9653f42522374b8f14bdd936

import type { ConcreteRequest } from 'relay-runtime';
export type ManageWorkspacesPageLeaveMutation$variables = Record<PropertyKey, never>;
export type ManageWorkspacesPageLeaveMutation$data = {
  readonly leaveWorkspace: boolean;
};
export type ManageWorkspacesPageLeaveMutation = {
  response: ManageWorkspacesPageLeaveMutation$data;
  variables: ManageWorkspacesPageLeaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "leaveWorkspace",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ManageWorkspacesPageLeaveMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ManageWorkspacesPageLeaveMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dea7811d3fdc8d9aa6d45cce6de5abf916d9971c9653f42522374b8f14bdd936",
    "metadata": {},
    "name": "ManageWorkspacesPageLeaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98545a64f3eb6d082dafc9c2f56734ed";

export default node;
