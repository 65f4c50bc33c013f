/**
 * @generated SignedSource<<cc06aae9212e09123403e2251e761c44>>
 * @relayHash 97f6de75046e8d3193d8754d2c950b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca2d2eaa945283c44e96caad81d5d10a60f1682634b22fc7efab0ff421fd52a

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingClosedQuery$variables = Record<PropertyKey, never>;
export type RecordingClosedQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly ownerName: string | null | undefined;
  };
};
export type RecordingClosedQuery = {
  response: RecordingClosedQuery$data;
  variables: RecordingClosedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
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
        "name": "ownerName",
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
    "name": "RecordingClosedQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordingClosedQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bca2d2eaa945283c44e96caad81d5d10a60f1682634b22fc7efab0ff421fd52a",
    "metadata": {},
    "name": "RecordingClosedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "048e0b6f16a015c1bf8a73f051a27f34";

export default node;
