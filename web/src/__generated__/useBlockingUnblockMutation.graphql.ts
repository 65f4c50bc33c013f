/**
 * @generated SignedSource<<fdb611aff03ff19f951d4f4c5770f4a0>>
 * @relayHash 7721cb6b6bac7e2028319b7637370ec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aff0834baf5ff235ccbe4d8d8a30d26ba85aa83c4e0d50d26a3ebb368fd35df

import type { ConcreteRequest } from 'relay-runtime';
export type useBlockingUnblockMutation$variables = {
  number: string;
};
export type useBlockingUnblockMutation$data = {
  readonly unblockNumber: {
    readonly id: string;
  };
};
export type useBlockingUnblockMutation = {
  response: useBlockingUnblockMutation$data;
  variables: useBlockingUnblockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "BlockedNumber",
    "kind": "LinkedField",
    "name": "unblockNumber",
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
    "name": "useBlockingUnblockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockingUnblockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2aff0834baf5ff235ccbe4d8d8a30d26ba85aa83c4e0d50d26a3ebb368fd35df",
    "metadata": {},
    "name": "useBlockingUnblockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cef19aff23bffba0915287861e4ce351";

export default node;
