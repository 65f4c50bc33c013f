/**
 * @generated SignedSource<<4bee3a6c8acaa41dfb19e31b71f2be74>>
 * @relayHash 68a72206514cceb8bf10cb5e0d73677b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4de87a43659634566b2a2cae224d78c851cbab98520d608f97e3b7d9e34275d3

import type { ConcreteRequest } from 'relay-runtime';
export type ContactPropertyType = "BOOLEAN" | "DATE" | "NUMBER" | "SELECT" | "TEXT";
export type PropertiesCardQuery$variables = Record<PropertyKey, never>;
export type PropertiesCardQuery$data = {
  readonly fetchContactProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly options: ReadonlyArray<string>;
    readonly type: ContactPropertyType;
  }>;
};
export type PropertiesCardQuery = {
  response: PropertiesCardQuery$data;
  variables: PropertiesCardQuery$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "PropertiesCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PropertiesCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4de87a43659634566b2a2cae224d78c851cbab98520d608f97e3b7d9e34275d3",
    "metadata": {},
    "name": "PropertiesCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "210be317b4d9b0aa4653ea488c22f9e6";

export default node;
