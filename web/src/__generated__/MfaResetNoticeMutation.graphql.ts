/**
 * @generated SignedSource<<c963297804bebf1f66c1c3d56e352e50>>
 * @relayHash 82834a19a249acac0e1f76c0aac4e5ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b79da3d3bdf949cf9f9f5bffae94bc762a0268c3551e0801db0d407b5ab7e751

import type { ConcreteRequest } from 'relay-runtime';
export type MfaResetNoticeMutation$variables = Record<PropertyKey, never>;
export type MfaResetNoticeMutation$data = {
  readonly cancelMFAReset: boolean;
};
export type MfaResetNoticeMutation = {
  response: MfaResetNoticeMutation$data;
  variables: MfaResetNoticeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelMFAReset",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MfaResetNoticeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MfaResetNoticeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b79da3d3bdf949cf9f9f5bffae94bc762a0268c3551e0801db0d407b5ab7e751",
    "metadata": {},
    "name": "MfaResetNoticeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cfe25a77b9b2ce480ef801cef870fec";

export default node;
