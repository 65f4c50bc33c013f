/**
 * @generated SignedSource<<d046e31eb238bd1c8febcacdbb8012b9>>
 * @relayHash e24fb96dc7c754f54f86f75abc30c0fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5acb98c8ae49356f770b049b8cbd975ab04581bd18893d3d199e711978afeb42

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsCardOthersMutation$variables = Record<PropertyKey, never>;
export type SessionsCardOthersMutation$data = {
  readonly revokeOtherSessions: number;
};
export type SessionsCardOthersMutation = {
  response: SessionsCardOthersMutation$data;
  variables: SessionsCardOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revokeOtherSessions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsCardOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsCardOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5acb98c8ae49356f770b049b8cbd975ab04581bd18893d3d199e711978afeb42",
    "metadata": {},
    "name": "SessionsCardOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c2b9d3ef1bf5eb4dc38a02f0517a903";

export default node;
