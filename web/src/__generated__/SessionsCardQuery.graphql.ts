/**
 * @generated SignedSource<<6fd1aca5bbd66a595d56d80858ceedfe>>
 * @relayHash 55ca7106d2be2df7f2f54634be16ad71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e877b1b635f6fe7377e78190858616d3a41696ef54d2fc6dd4340c00120131c

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsCardQuery$variables = Record<PropertyKey, never>;
export type SessionsCardQuery$data = {
  readonly fetchSessions: ReadonlyArray<{
    readonly createdAt: any;
    readonly device: string;
    readonly id: string;
    readonly ip: string;
    readonly isCurrent: boolean;
    readonly lastUsedAt: any;
    readonly location: string | null | undefined;
    readonly signedInBy: string;
  }>;
};
export type SessionsCardQuery = {
  response: SessionsCardQuery$data;
  variables: SessionsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Session",
    "kind": "LinkedField",
    "name": "fetchSessions",
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
        "name": "isCurrent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "device",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ip",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedInBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastUsedAt",
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
    "name": "SessionsCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9e877b1b635f6fe7377e78190858616d3a41696ef54d2fc6dd4340c00120131c",
    "metadata": {},
    "name": "SessionsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25012f7a81e5689cf1ac0c385540de77";

export default node;
