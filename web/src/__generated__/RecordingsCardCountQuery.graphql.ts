/**
 * @generated SignedSource<<bef0415143c6fd2c9b61a47564780fdb>>
 * @relayHash ad67918f2236d226acae4b1b7c09eba6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82f336d50e5aaf2e0fbb982a809781cf7c6790abfa8974763503ef619dc8e70a

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingsCardCountQuery$variables = {
  days: number;
};
export type RecordingsCardCountQuery$data = {
  readonly getRecordingSettings: {
    readonly wouldDelete: number;
  };
};
export type RecordingsCardCountQuery = {
  response: RecordingsCardCountQuery$data;
  variables: RecordingsCardCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "days"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RecordingSettings",
    "kind": "LinkedField",
    "name": "getRecordingSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "days",
            "variableName": "days"
          }
        ],
        "kind": "ScalarField",
        "name": "wouldDelete",
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
    "name": "RecordingsCardCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordingsCardCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "82f336d50e5aaf2e0fbb982a809781cf7c6790abfa8974763503ef619dc8e70a",
    "metadata": {},
    "name": "RecordingsCardCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d30192e1ee205746eab5a6767b30547";

export default node;
