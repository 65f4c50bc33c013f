/**
 * @generated SignedSource<<49f15d1e2539fdd7159f002373c625a2>>
 * @relayHash 17978e3b42af0af8a32939d9a0a0fb4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5f1b420bcbfb549e970c5c93c5446c9ecdb781e5b0d8a9d8e284ad1ff6bcdd9

import type { ConcreteRequest } from 'relay-runtime';
export type RecordCallsQuery$variables = Record<PropertyKey, never>;
export type RecordCallsQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly enableCallRecording: boolean;
      readonly id: string;
      readonly version: number;
    }>;
  };
};
export type RecordCallsQuery = {
  response: RecordCallsQuery$data;
  variables: RecordCallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "usable",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enableCallRecording",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1,usable:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordCallsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordCallsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c5f1b420bcbfb549e970c5c93c5446c9ecdb781e5b0d8a9d8e284ad1ff6bcdd9",
    "metadata": {},
    "name": "RecordCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "203de73389afa37e569cd1c4d8de120c";

export default node;
