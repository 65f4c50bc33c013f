/**
 * @generated SignedSource<<d879abd2cf65ee3b51a82a46afd544e1>>
 * @relayHash 89fecfbe22c8c1780495db6be20622c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d79ffe75cb8ab2649e574ae22523a42721950abe21764fe19a51d28fae4d0b39

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SetupWorkspacePageQuery$variables = Record<PropertyKey, never>;
export type SetupWorkspacePageQuery$data = {
  readonly fetchIndustries: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly industry: string | null | undefined;
    readonly name: string;
    readonly setting: {
      readonly country: string | null | undefined;
      readonly currency: Currency | null | undefined;
      readonly timezone: string | null | undefined;
      readonly website: string | null | undefined;
    };
    readonly teamSize: string | null | undefined;
    readonly version: number;
  };
};
export type SetupWorkspacePageQuery = {
  response: SetupWorkspacePageQuery$data;
  variables: SetupWorkspacePageQuery$variables;
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
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "teamSize",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "industry",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
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
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "fetchIndustries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
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
    "name": "SetupWorkspacePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetupWorkspacePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d79ffe75cb8ab2649e574ae22523a42721950abe21764fe19a51d28fae4d0b39",
    "metadata": {},
    "name": "SetupWorkspacePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84df4ab64118d474cf8e5580ddc157cb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
