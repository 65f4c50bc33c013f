/**
 * @generated SignedSource<<29f2a63be150a10090fbe5f73693a6e5>>
 * @relayHash 7f170d8799445c32defe18de47fe0f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20dda8e3b69a4ab98eab4e6ff317fcd926c229107f21ebb5f268a4c89088a59b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type DeleteEverythingCardQuery$variables = Record<PropertyKey, never>;
export type DeleteEverythingCardQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly id: string;
    readonly mfaSettings: {
      readonly enabled: boolean;
    };
  };
  readonly workspaceErasure: {
    readonly finishedAt: any | null | undefined;
    readonly id: string;
    readonly startsAt: any;
    readonly state: ErasureState;
    readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
  } | null | undefined;
};
export type DeleteEverythingCardQuery = {
  response: DeleteEverythingCardQuery$data;
  variables: DeleteEverythingCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "getCurrentUserTopLevel",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MfaSettings",
      "kind": "LinkedField",
      "name": "mfaSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "finishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteEverythingCardQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "workspaceErasure",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeleteEverythingCardQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "workspaceErasure",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "20dda8e3b69a4ab98eab4e6ff317fcd926c229107f21ebb5f268a4c89088a59b",
    "metadata": {},
    "name": "DeleteEverythingCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d16db6c5811d80b3a17bff72ddc0ad9d";

export default node;
