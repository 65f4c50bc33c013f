/**
 * @generated SignedSource<<724e2fe1ffb4cf6f20e1caedac3046a1>>
 * @relayHash a28893df91ef603393d4cbbcae02b97f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ff2b885ba620a0022eb193994f0990c3bf2396196f816e580d9f36a14950ed

import type { ConcreteRequest } from 'relay-runtime';
export type EmergencyAddressCardQuery$variables = Record<PropertyKey, never>;
export type EmergencyAddressCardQuery$data = {
  readonly getWorkspaceWithSettings: {
    readonly address: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly state: string | null | undefined;
      readonly zip: string | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type EmergencyAddressCardQuery = {
  response: EmergencyAddressCardQuery$data;
  variables: EmergencyAddressCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
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
        "concreteType": "WorkspaceAddress",
        "kind": "LinkedField",
        "name": "address",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address1",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address2",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "city",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "zip",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmergencyAddressCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmergencyAddressCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b9ff2b885ba620a0022eb193994f0990c3bf2396196f816e580d9f36a14950ed",
    "metadata": {},
    "name": "EmergencyAddressCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0205e318b500690c4039f04f4bceee34";

export default node;
