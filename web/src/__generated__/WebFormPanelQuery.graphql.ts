/**
 * @generated SignedSource<<af5e8ef11f18d0363e74913644857231>>
 * @relayHash 203fb5dd7720c8b5d2ea6a1cb31388f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84726435b24e5b71d1db09692d3e157ac43bf80ae87d6fb35d5330a4e3f15e97

import type { ConcreteRequest } from 'relay-runtime';
export type WebFormPanelQuery$variables = Record<PropertyKey, never>;
export type WebFormPanelQuery$data = {
  readonly fetchContactProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type WebFormPanelQuery = {
  response: WebFormPanelQuery$data;
  variables: WebFormPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactProperty",
    "kind": "LinkedField",
    "name": "fetchContactProperties",
    "plural": true,
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
    "name": "WebFormPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebFormPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "84726435b24e5b71d1db09692d3e157ac43bf80ae87d6fb35d5330a4e3f15e97",
    "metadata": {},
    "name": "WebFormPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "97e25f6995243ae8cfebd0e5c40e9281";

export default node;
