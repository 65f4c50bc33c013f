/**
 * @generated SignedSource<<c1676ed610fb4c6fcd573e2e2dc62107>>
 * @relayHash 6506bf0ec62a3fc92b61ce4b39eeb8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66279e2892bd807df9447ef1e545f2e061187cb7b7507985a58e718152b7ece0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type ErasePersonQuery$variables = {
  contactId: string;
};
export type ErasePersonQuery$data = {
  readonly contactErasure: {
    readonly id: string;
    readonly state: ErasureState;
    readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
  } | null | undefined;
};
export type ErasePersonQuery = {
  response: ErasePersonQuery$data;
  variables: ErasePersonQuery$variables;
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
    "name": "ErasePersonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "contactErasure",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErasePersonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "contactErasure",
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
    "id": "66279e2892bd807df9447ef1e545f2e061187cb7b7507985a58e718152b7ece0",
    "metadata": {},
    "name": "ErasePersonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd983fc20e93bb3dff24393e7e3c96f1";

export default node;
