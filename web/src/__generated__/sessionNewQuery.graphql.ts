/**
 * @generated SignedSource<<250cd5f56d4e7ac954751ebad76000ce>>
 * @relayHash 4e27c70b6916e9aa6c2557fc9f98eb53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70d3b5054943a65e55cd3efcf30fa2b35be670d4599682fe674fd46cd02ae052

import type { ConcreteRequest } from 'relay-runtime';
export type sessionNewQuery$variables = Record<PropertyKey, never>;
export type sessionNewQuery$data = {
  readonly tempGetNewCallSession: {
    readonly expiresAt: any;
    readonly id: string;
    readonly mostSamples: number;
    readonly reportSeconds: number;
    readonly sampleSeconds: number;
  };
};
export type sessionNewQuery = {
  response: sessionNewQuery$data;
  variables: sessionNewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NewCallSession",
    "kind": "LinkedField",
    "name": "tempGetNewCallSession",
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
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampleSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mostSamples",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reportSeconds",
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
    "name": "sessionNewQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionNewQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "70d3b5054943a65e55cd3efcf30fa2b35be670d4599682fe674fd46cd02ae052",
    "metadata": {},
    "name": "sessionNewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cffdc2e2d41f7aa3698f87647e1258bd";

export default node;
