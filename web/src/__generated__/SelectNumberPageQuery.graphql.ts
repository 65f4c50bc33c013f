/**
 * @generated SignedSource<<7d33a6c467f5eff6b915751e5bb4352b>>
 * @relayHash 35524e4156a5c6801cc8aa71be53382a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22791921da1752c8bdca25210a7001080e485b98441665d6ca7395eba1dfae9

import type { ConcreteRequest } from 'relay-runtime';
export type SelectNumberPageQuery$variables = Record<PropertyKey, never>;
export type SelectNumberPageQuery$data = {
  readonly getTestPhoneNumber: {
    readonly id: string;
    readonly isTestNumber: boolean;
    readonly number: string;
  };
};
export type SelectNumberPageQuery = {
  response: SelectNumberPageQuery$data;
  variables: SelectNumberPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "getTestPhoneNumber",
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
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTestNumber",
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
    "name": "SelectNumberPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SelectNumberPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f22791921da1752c8bdca25210a7001080e485b98441665d6ca7395eba1dfae9",
    "metadata": {},
    "name": "SelectNumberPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6152b3816e016a516504913c9cab0840";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
