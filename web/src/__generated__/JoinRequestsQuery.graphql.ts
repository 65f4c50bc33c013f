/**
 * @generated SignedSource<<2b78d19db1655f647230e1f2f1b65319>>
 * @relayHash e80dc2ee4ceb4fb684ddd619d1a9e5ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ddc4ac45cb0ca6e573a4af1a71ead3818233e547d37312c4a948c19062148c0

import type { ConcreteRequest } from 'relay-runtime';
export type Approval = "APPROVED" | "PENDING" | "REJECTED";
export type JoinRequestsQuery$variables = Record<PropertyKey, never>;
export type JoinRequestsQuery$data = {
  readonly fetchJoinRequests: ReadonlyArray<{
    readonly email: string;
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
    readonly status: Approval;
  }>;
};
export type JoinRequestsQuery = {
  response: JoinRequestsQuery$data;
  variables: JoinRequestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "JoinRequest",
    "kind": "LinkedField",
    "name": "fetchJoinRequests",
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
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "JoinRequestsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JoinRequestsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1ddc4ac45cb0ca6e573a4af1a71ead3818233e547d37312c4a948c19062148c0",
    "metadata": {},
    "name": "JoinRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9aee18e3fd4685ab0a6fbf1820df92ea";

export default node;
