/**
 * @generated SignedSource<<8b8c0cb5576e582c5318c6ee6eab16f8>>
 * @relayHash be66e8d0a1862d4012901ba1397874ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffa876f2e187943fd2be5f0ecee755b2eb7d8a5ea05eb3322843a3ba7ce2e1fd

import type { ConcreteRequest } from 'relay-runtime';
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type DeleteEverythingCardCancelMutation$variables = {
  id: string;
};
export type DeleteEverythingCardCancelMutation$data = {
  readonly cancelErasure: {
    readonly id: string;
    readonly state: ErasureState;
  };
};
export type DeleteEverythingCardCancelMutation = {
  response: DeleteEverythingCardCancelMutation$data;
  variables: DeleteEverythingCardCancelMutation$variables;
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
    "concreteType": "Erasure",
    "kind": "LinkedField",
    "name": "cancelErasure",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "DeleteEverythingCardCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteEverythingCardCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffa876f2e187943fd2be5f0ecee755b2eb7d8a5ea05eb3322843a3ba7ce2e1fd",
    "metadata": {},
    "name": "DeleteEverythingCardCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be7bfef0bbadd0a1a053a9323093844d";

export default node;
