/**
 * @generated SignedSource<<6eb3c137386f95855c2118600a271681>>
 * @relayHash b53d40dd59e577e78e31ae1ccb1c175d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9261cadfc50fba788a3e378ae6ef209dc8a7db1810ed47c484aec813e8a8608b

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
    "storageKey": "fetchWorkspacePhoneNumbers(limit:1)"
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
    "id": "9261cadfc50fba788a3e378ae6ef209dc8a7db1810ed47c484aec813e8a8608b",
    "metadata": {},
    "name": "RecordCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f153e344eb386ac0930c1785c2996379";

export default node;
