/**
 * @generated SignedSource<<7f6d068f8eba09519ea031ae7aa34978>>
 * @relayHash bf44e8cd10875f25c6afb70a58f33ee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db735e1dc1a089b17d6930f68a12addbbfd94afdfef5d4638d51852adfca84e5

import type { ConcreteRequest } from 'relay-runtime';
export type SelectNumberPageCountryQuery$variables = Record<PropertyKey, never>;
export type SelectNumberPageCountryQuery$data = {
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly country: string | null | undefined;
    };
  };
};
export type SelectNumberPageCountryQuery = {
  response: SelectNumberPageCountryQuery$data;
  variables: SelectNumberPageCountryQuery$variables;
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
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
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
    "name": "SelectNumberPageCountryQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SelectNumberPageCountryQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "db735e1dc1a089b17d6930f68a12addbbfd94afdfef5d4638d51852adfca84e5",
    "metadata": {},
    "name": "SelectNumberPageCountryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36ee79563b2b6ab32d1b0dadb78d4df0";

export default node;
