/**
 * @generated SignedSource<<0a1da7ceab4f8774b5e50c19665d673b>>
 * @relayHash 3d63a3889ed3236db406fe13a41f2d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054328d342d02893f6e705c6d629a0a2f8c07dce23f61b17b2e97739255ba904

import type { ConcreteRequest } from 'relay-runtime';
export type CallKeypadQuery$variables = Record<PropertyKey, never>;
export type CallKeypadQuery$data = {
  readonly fetchConfigurations: {
    readonly callTransferExtension: string;
    readonly dtmfCodes: {
      readonly hold: string;
      readonly record: string;
      readonly resume: string;
      readonly stop: string;
    };
  };
};
export type CallKeypadQuery = {
  response: CallKeypadQuery$data;
  variables: CallKeypadQuery$variables;
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
        "concreteType": "DtmfCodes",
        "kind": "LinkedField",
        "name": "dtmfCodes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "record",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stop",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hold",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resume",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "callTransferExtension",
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
    "name": "CallKeypadQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CallKeypadQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "054328d342d02893f6e705c6d629a0a2f8c07dce23f61b17b2e97739255ba904",
    "metadata": {},
    "name": "CallKeypadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71b5f7fd56f0f13b813c6eb33ccf3830";

export default node;
