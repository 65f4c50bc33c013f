/**
 * @generated SignedSource<<e37d37063a6a2419481eff62d2bacc2e>>
 * @relayHash fd6b5fbf7accefed640ae2a9bf9a8c5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf28401c6271655d88a4cfcb2fb231d514638ba706c8291f52843b9311bbe59

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingsCardQuery$variables = Record<PropertyKey, never>;
export type RecordingsCardQuery$data = {
  readonly getRecordingSettings: {
    readonly days: number | null | undefined;
    readonly ownDays: number | null | undefined;
    readonly planDays: number | null | undefined;
    readonly planKeepsDays: number | null | undefined;
    readonly planShortensAt: any | null | undefined;
    readonly version: number;
  };
};
export type RecordingsCardQuery = {
  response: RecordingsCardQuery$data;
  variables: RecordingsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "args": null,
        "kind": "ScalarField",
        "name": "days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planKeepsDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planShortensAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ownDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "RecordingsCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordingsCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "aaf28401c6271655d88a4cfcb2fb231d514638ba706c8291f52843b9311bbe59",
    "metadata": {},
    "name": "RecordingsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3f70ae7b7108f1d2b19368334f18737";

export default node;
