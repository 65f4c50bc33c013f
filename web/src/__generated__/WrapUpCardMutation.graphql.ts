/**
 * @generated SignedSource<<420400d71565b96ed225327cb25a64f8>>
 * @relayHash a3c1fd28cc4cde5d4136fd677498ba23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5aa4423d177073c743d9f1a04319c43d48b5c33210058e0dc87d75aefb69e7e

import type { ConcreteRequest } from 'relay-runtime';
export type WrapUpChange = "MORE_TIME" | "READY";
export type WrapUpCardMutation$variables = {
  change: WrapUpChange;
};
export type WrapUpCardMutation$data = {
  readonly changeWrapUp: {
    readonly leftMs: number;
  };
};
export type WrapUpCardMutation = {
  response: WrapUpCardMutation$data;
  variables: WrapUpCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "change"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "change",
        "variableName": "change"
      }
    ],
    "concreteType": "WrapUp",
    "kind": "LinkedField",
    "name": "changeWrapUp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftMs",
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
    "name": "WrapUpCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WrapUpCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c5aa4423d177073c743d9f1a04319c43d48b5c33210058e0dc87d75aefb69e7e",
    "metadata": {},
    "name": "WrapUpCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0214c86fbac5ef0a9394c19e30369918";

export default node;
