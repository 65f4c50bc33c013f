/**
 * @generated SignedSource<<e71aae496a482145284a968e2624f059>>
 * @relayHash 569681266c4cd71ad03a326d78471d5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 007953de8371ca8db64dd638c8738e0e9be016ec499129d263a05d1febd44992

import type { ConcreteRequest } from 'relay-runtime';
export type PushFailure = "GONE" | "REFUSED" | "UNREACHABLE";
export type PushCardTestMutation$variables = {
  id: string;
};
export type PushCardTestMutation$data = {
  readonly sendTestPush: {
    readonly failure: PushFailure | null | undefined;
    readonly id: string;
    readonly pushedAt: any | null | undefined;
  } | null | undefined;
};
export type PushCardTestMutation = {
  response: PushCardTestMutation$data;
  variables: PushCardTestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "PushDevice",
    "kind": "LinkedField",
    "name": "sendTestPush",
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
        "name": "pushedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PushCardTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PushCardTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "007953de8371ca8db64dd638c8738e0e9be016ec499129d263a05d1febd44992",
    "metadata": {},
    "name": "PushCardTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "666ab5908c635b48d1f204bb67b8c3da";

export default node;
