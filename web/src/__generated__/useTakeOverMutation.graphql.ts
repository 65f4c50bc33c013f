/**
 * @generated SignedSource<<7db5af5fc779b5ded4d5dc9a04efaa04>>
 * @relayHash ab66c24cfda5b1c15828792243a5345e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b7a2c0c13d32aa7ed86a13ee4008b30f8921b189ec51c85e07f0c4705a6021d

import type { ConcreteRequest } from 'relay-runtime';
export type useTakeOverMutation$variables = {
  callId: string;
};
export type useTakeOverMutation$data = {
  readonly takeOverCall: {
    readonly id: string;
  };
};
export type useTakeOverMutation = {
  response: useTakeOverMutation$data;
  variables: useTakeOverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "callId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "callId",
        "variableName": "callId"
      }
    ],
    "concreteType": "Call",
    "kind": "LinkedField",
    "name": "takeOverCall",
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
    "name": "useTakeOverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeOverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b7a2c0c13d32aa7ed86a13ee4008b30f8921b189ec51c85e07f0c4705a6021d",
    "metadata": {},
    "name": "useTakeOverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad30bcf1b7074b991fadb274cc1e8aad";

export default node;
