/**
 * @generated SignedSource<<0616eab68877c7f399f0b4f13e08e8a1>>
 * @relayHash c77c423777824ea948f0c14bbaeaf605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 248337593de81ce2b1b2ab1d8e2fd57aea823272ba441785531baa89c0d5ac6f

import type { ConcreteRequest } from 'relay-runtime';
export type DevicesQuery$variables = Record<PropertyKey, never>;
export type DevicesQuery$data = {
  readonly fetchMyDevices: ReadonlyArray<{
    readonly id: string;
    readonly isReachable: boolean;
    readonly label: string;
    readonly lastSeenAt: any | null | undefined;
    readonly reason: string | null | undefined;
  }>;
};
export type DevicesQuery = {
  response: DevicesQuery$data;
  variables: DevicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Device",
    "kind": "LinkedField",
    "name": "fetchMyDevices",
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
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReachable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastSeenAt",
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
    "name": "DevicesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevicesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "248337593de81ce2b1b2ab1d8e2fd57aea823272ba441785531baa89c0d5ac6f",
    "metadata": {},
    "name": "DevicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1bc302d292bb80b0cbb1da0d812478d";

export default node;
