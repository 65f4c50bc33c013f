/**
 * @generated SignedSource<<96a2ebe9c30daf95cd19a4aa6512e7c6>>
 * @relayHash 4719a0b0f515e1d5c397b925949e9d56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c844dc35429b6cbc816e692d2eb83ef9fe5ee614fcd2d7e8b686277d04f69fe1

import type { ConcreteRequest } from 'relay-runtime';
export type ConnectStorePageMutation$variables = Record<PropertyKey, never>;
export type ConnectStorePageMutation$data = {
  readonly connectStore: {
    readonly store: string;
    readonly workspace: string | null | undefined;
  };
};
export type ConnectStorePageMutation = {
  response: ConnectStorePageMutation$data;
  variables: ConnectStorePageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InstalledStore",
    "kind": "LinkedField",
    "name": "connectStore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "store",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workspace",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConnectStorePageMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConnectStorePageMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c844dc35429b6cbc816e692d2eb83ef9fe5ee614fcd2d7e8b686277d04f69fe1",
    "metadata": {},
    "name": "ConnectStorePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0b0d18a8dc5d4914956d625d4289808";

export default node;
