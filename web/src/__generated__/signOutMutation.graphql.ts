/**
 * @generated SignedSource<<de23eafcc9ef81472d112c9ea2780bfe>>
 * @relayHash 5677ab15d11db05f7fdb4124b4e68236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 717f027c33f01309c586449539d9a773a28e9cf0a76ffe7326e1bddc369bcac0

import type { ConcreteRequest } from 'relay-runtime';
export type signOutMutation$variables = Record<PropertyKey, never>;
export type signOutMutation$data = {
  readonly logout: boolean;
};
export type signOutMutation = {
  response: signOutMutation$data;
  variables: signOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "logout",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "717f027c33f01309c586449539d9a773a28e9cf0a76ffe7326e1bddc369bcac0",
    "metadata": {},
    "name": "signOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7ee216c4f9ad812da0bbe0ca4344274";

export default node;
