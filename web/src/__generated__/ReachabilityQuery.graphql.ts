/**
 * @generated SignedSource<<6f44c6cf8a90fb78876a780b590b3c09>>
 * @relayHash f3c77268517bfd3133bc1e9c39388d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da8e94c771813c9a00a2635850a14290fb74630d02172c0c09f210b3926f3dd6

import type { ConcreteRequest } from 'relay-runtime';
export type ReachabilityQuery$variables = Record<PropertyKey, never>;
export type ReachabilityQuery$data = {
  readonly fetchMyDevices: ReadonlyArray<{
    readonly id: string;
    readonly isReachable: boolean;
    readonly label: string;
    readonly lastSeenAt: any | null | undefined;
    readonly reason: string | null | undefined;
  }>;
};
export type ReachabilityQuery = {
  response: ReachabilityQuery$data;
  variables: ReachabilityQuery$variables;
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
    "name": "ReachabilityQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReachabilityQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "da8e94c771813c9a00a2635850a14290fb74630d02172c0c09f210b3926f3dd6",
    "metadata": {},
    "name": "ReachabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cadb10e18086e37773bad95b57d3746";

export default node;
