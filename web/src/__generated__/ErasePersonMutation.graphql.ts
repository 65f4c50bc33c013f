/**
 * @generated SignedSource<<85c298622594c52c84152f0a8a67174b>>
 * @relayHash a213a2a9a3c747296d44da77c6a0a3ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d7e04c73c44be663dd7a8040dab95a1f0d2c11948f299051c54232b49187f12

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type ErasePersonMutation$variables = {
  contactId: string;
};
export type ErasePersonMutation$data = {
  readonly eraseContact: {
    readonly id: string;
    readonly state: ErasureState;
    readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
  };
};
export type ErasePersonMutation = {
  response: ErasePersonMutation$data;
  variables: ErasePersonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "contactId",
    "variableName": "contactId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ErasePersonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "eraseContact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ErasureProgress_erasure"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "eraseContact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ErasedPart",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "part",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finished",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d7e04c73c44be663dd7a8040dab95a1f0d2c11948f299051c54232b49187f12",
    "metadata": {},
    "name": "ErasePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "faa48b74a853b6878e98e4691ab51c2a";

export default node;
