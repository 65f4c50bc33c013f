/**
 * @generated SignedSource<<5dbce0106526484eac798b45b52ce60c>>
 * @relayHash 61997826746122ed187e711902d32816
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10adec9e66a1c64c09fedb057e55f734ce655b5af45ec0af7d72922696f9845

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsCardRevokeMutation$variables = {
  sessionId: string;
};
export type SessionsCardRevokeMutation$data = {
  readonly revokeSession: boolean;
};
export type SessionsCardRevokeMutation = {
  response: SessionsCardRevokeMutation$data;
  variables: SessionsCardRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "kind": "ScalarField",
    "name": "revokeSession",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsCardRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsCardRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d10adec9e66a1c64c09fedb057e55f734ce655b5af45ec0af7d72922696f9845",
    "metadata": {},
    "name": "SessionsCardRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d02e4f3fd7011a0967aea907b00c4c64";

export default node;
