/**
 * @generated SignedSource<<f984854bafdd3b487bf17c2765a3603d>>
 * @relayHash 0af7b6c7009f0898939ecf4ddaf333a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef0fc1e3bffdd80175fd472170439357c885969b3f13e302669864cfbbf5489

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type DeleteEverythingCardMutation$variables = {
  code?: string | null | undefined;
  name: string;
  password?: string | null | undefined;
};
export type DeleteEverythingCardMutation$data = {
  readonly deleteAllContactsAndConverstaions: {
    readonly id: string;
    readonly startsAt: any;
    readonly state: ErasureState;
    readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
  };
};
export type DeleteEverythingCardMutation = {
  response: DeleteEverythingCardMutation$data;
  variables: DeleteEverythingCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v3 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteEverythingCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "deleteAllContactsAndConverstaions",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeleteEverythingCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "deleteAllContactsAndConverstaions",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "bef0fc1e3bffdd80175fd472170439357c885969b3f13e302669864cfbbf5489",
    "metadata": {},
    "name": "DeleteEverythingCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14180342c4ab3f06668e9afcce88fb27";

export default node;
