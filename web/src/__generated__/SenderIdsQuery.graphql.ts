/**
 * @generated SignedSource<<d2db1ed508dd102cea01e9b9dab13d1c>>
 * @relayHash a2b9a9c870f9dc70e95be954b9c2b815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4295edb5c4b4acfcf179866d75814ad507b0a89be55e8dfb80a4ffc09f9117e2

import type { ConcreteRequest } from 'relay-runtime';
export type SenderIdRule = "NOT_SUPPORTED" | "OPEN" | "REGISTRATION";
export type SenderIdState = "ACTIVE" | "IN_REVIEW" | "NEEDS_DOCUMENTS" | "REFUSED" | "REJECTED" | "SETTING_UP";
export type SenderIdsQuery$variables = Record<PropertyKey, never>;
export type SenderIdsQuery$data = {
  readonly getSenderIdCountries: ReadonlyArray<{
    readonly country: string;
    readonly rule: SenderIdRule;
  }>;
  readonly getSenderIds: ReadonlyArray<{
    readonly country: string;
    readonly id: string;
    readonly reasons: ReadonlyArray<string>;
    readonly senderId: string;
    readonly state: SenderIdState;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly version: number;
  }>;
};
export type SenderIdsQuery = {
  response: SenderIdsQuery$data;
  variables: SenderIdsQuery$variables;
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
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SenderId",
    "kind": "LinkedField",
    "name": "getSenderIds",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "senderId",
        "storageKey": null
      },
      (v1/*:: as any*/),
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
        "name": "reasons",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SenderIdCountry",
    "kind": "LinkedField",
    "name": "getSenderIdCountries",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rule",
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
    "name": "SenderIdsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SenderIdsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4295edb5c4b4acfcf179866d75814ad507b0a89be55e8dfb80a4ffc09f9117e2",
    "metadata": {},
    "name": "SenderIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb4c805abf410e0a0446d6677b32a361";

export default node;
