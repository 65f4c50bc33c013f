/**
 * @generated SignedSource<<9b2ee7ccab9ba72bd3f828cf327fde89>>
 * @relayHash bab91bab7cd32df518e95467fd96755d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c779e3da8dc4791c027f17f456aec8e6d3c32e45530f2922b711c04a6050f777

import type { ConcreteRequest } from 'relay-runtime';
export type HelpMenuQuery$variables = Record<PropertyKey, never>;
export type HelpMenuQuery$data = {
  readonly fetchConfigurations: {
    readonly help: {
      readonly guidesUrl: string | null | undefined;
      readonly supportUrl: string | null | undefined;
    };
  };
};
export type HelpMenuQuery = {
  response: HelpMenuQuery$data;
  variables: HelpMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "HelpConfiguration",
        "kind": "LinkedField",
        "name": "help",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guidesUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportUrl",
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
    "name": "HelpMenuQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HelpMenuQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c779e3da8dc4791c027f17f456aec8e6d3c32e45530f2922b711c04a6050f777",
    "metadata": {},
    "name": "HelpMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "220f8523a4e46028274c17b51748366c";

export default node;
