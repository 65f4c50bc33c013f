/**
 * @generated SignedSource<<2409432cfceb5ec3d35df58a3eb9a598>>
 * @relayHash 568fe9b49c102a82633322955eb0ea3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e0740a64b87764a0065923b2a24e4d21fb896bbb8174c4923c7aac60ab5fd12

import type { ConcreteRequest } from 'relay-runtime';
export type CallWaitingMutation$variables = {
  callWaiting: boolean;
};
export type CallWaitingMutation$data = {
  readonly updateMyCallPreferences: {
    readonly callWaiting: boolean;
  };
};
export type CallWaitingMutation = {
  response: CallWaitingMutation$data;
  variables: CallWaitingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "callWaiting"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "callWaiting",
        "variableName": "callWaiting"
      }
    ],
    "concreteType": "CallPreferences",
    "kind": "LinkedField",
    "name": "updateMyCallPreferences",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callWaiting",
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
    "name": "CallWaitingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallWaitingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e0740a64b87764a0065923b2a24e4d21fb896bbb8174c4923c7aac60ab5fd12",
    "metadata": {},
    "name": "CallWaitingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b753d088aa6f7f9a5f90f8999a8e22d";

export default node;
