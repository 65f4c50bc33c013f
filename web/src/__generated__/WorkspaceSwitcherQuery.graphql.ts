/**
 * @generated SignedSource<<753fa9ae5e55678a14969167b44c44d8>>
 * @relayHash 91033c8edec8371bd3605263b973149d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a276c3f38a9d9be5f37a764de2ede30bba3ce84f124a970a9c1381f24d5a49c9

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceSwitcherQuery$variables = Record<PropertyKey, never>;
export type WorkspaceSwitcherQuery$data = {
  readonly getCurrentUserWorkspaces: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type WorkspaceSwitcherQuery = {
  response: WorkspaceSwitcherQuery$data;
  variables: WorkspaceSwitcherQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getCurrentUserWorkspaces",
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
    "name": "WorkspaceSwitcherQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkspaceSwitcherQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a276c3f38a9d9be5f37a764de2ede30bba3ce84f124a970a9c1381f24d5a49c9",
    "metadata": {},
    "name": "WorkspaceSwitcherQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e905c2a69ee11e65c27860d0bdc23884";

export default node;
