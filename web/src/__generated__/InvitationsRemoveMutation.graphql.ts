/**
 * @generated SignedSource<<06b57adb62602bd8c68073c80f72d526>>
 * @relayHash 9318e7cc722a5a6d8614daca4970f812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a64c48b7d3ba33fc14f90fdadbf64fdaab9f975ee89658961a5c3141128aeb67

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationsRemoveMutation$variables = {
  id: string;
};
export type InvitationsRemoveMutation$data = {
  readonly removeInvitation: boolean;
};
export type InvitationsRemoveMutation = {
  response: InvitationsRemoveMutation$data;
  variables: InvitationsRemoveMutation$variables;
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
        "name": "invitationId",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "removeInvitation",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitationsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a64c48b7d3ba33fc14f90fdadbf64fdaab9f975ee89658961a5c3141128aeb67",
    "metadata": {},
    "name": "InvitationsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ef516aff23678c471fb27c4030ffb7b";

export default node;
