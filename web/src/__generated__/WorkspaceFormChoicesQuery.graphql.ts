/**
 * @generated SignedSource<<b30b4e6b8f967021161184509c8be994>>
 * @relayHash 54e294e80a336157f9ecd5a0481b9270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13646c0766d4f95dad01492cf95c7d0139a62cc802419260bd1c17445f9a0b55

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceFormChoicesQuery$variables = Record<PropertyKey, never>;
export type WorkspaceFormChoicesQuery$data = {
  readonly fetchConfigurations: {
    readonly ringTones: ReadonlyArray<{
      readonly id: string;
      readonly label: string;
    }>;
  };
  readonly fetchIndustries: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
};
export type WorkspaceFormChoicesQuery = {
  response: WorkspaceFormChoicesQuery$data;
  variables: WorkspaceFormChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
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
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Configuration",
    "kind": "LinkedField",
    "name": "fetchConfigurations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ringtone",
        "kind": "LinkedField",
        "name": "ringTones",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/)
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
    "name": "WorkspaceFormChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkspaceFormChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13646c0766d4f95dad01492cf95c7d0139a62cc802419260bd1c17445f9a0b55",
    "metadata": {},
    "name": "WorkspaceFormChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "001177ff1759d6f501e3a46bfe5405b3";

export default node;
