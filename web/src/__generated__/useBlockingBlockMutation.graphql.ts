/**
 * @generated SignedSource<<822ec5340aaab074f58a3660fe3a158c>>
 * @relayHash 7413e462aad98536d4902822a138269f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa7776f31599e2cf5bbb662bb5ba216700647a62d071097ce1dd4b696a1ed7c

import type { ConcreteRequest } from 'relay-runtime';
export type BlockNumberInput = {
  number: string;
  reason?: string | null | undefined;
};
export type useBlockingBlockMutation$variables = {
  input: BlockNumberInput;
};
export type useBlockingBlockMutation$data = {
  readonly blockNumber: {
    readonly id: string;
    readonly number: string;
  };
};
export type useBlockingBlockMutation = {
  response: useBlockingBlockMutation$data;
  variables: useBlockingBlockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BlockedNumber",
    "kind": "LinkedField",
    "name": "blockNumber",
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
        "name": "number",
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
    "name": "useBlockingBlockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockingBlockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaa7776f31599e2cf5bbb662bb5ba216700647a62d071097ce1dd4b696a1ed7c",
    "metadata": {},
    "name": "useBlockingBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "510f189ef0b2083672a6d408eda39de0";

export default node;
