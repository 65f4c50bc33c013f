/**
 * @generated SignedSource<<4b07e186f450ce387f98743b824ce592>>
 * @relayHash 0cc2fa16dc4c17425ced35f686284064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b07344505b8dc8562b063238d3827d61c75c778b10d3ef5601438c0fd40a2f92

import type { ConcreteRequest } from 'relay-runtime';
export type environmentAccessQuery$variables = Record<PropertyKey, never>;
export type environmentAccessQuery$data = {
  readonly getWorkspaceWithSettings: {
    readonly id: string;
  };
};
export type environmentAccessQuery = {
  response: environmentAccessQuery$data;
  variables: environmentAccessQuery$variables;
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
    "name": "environmentAccessQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "environmentAccessQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b07344505b8dc8562b063238d3827d61c75c778b10d3ef5601438c0fd40a2f92",
    "metadata": {},
    "name": "environmentAccessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7962f524dd8501ff6722e47b4f7d9b3b";

export default node;
