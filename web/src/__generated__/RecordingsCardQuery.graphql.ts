/**
 * @generated SignedSource<<1685241054ac2d956d520e75b3a0c69a>>
 * @relayHash 8bedd5e0ec43f3e6a54a1c10caba705f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 981669aabafd6575021134172ad2d9e73989cad94d00995f0319fd59302d77a9

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingsCardQuery$variables = Record<PropertyKey, never>;
export type RecordingsCardQuery$data = {
  readonly getRecordingSettings: {
    readonly days: number | null | undefined;
    readonly ownDays: number | null | undefined;
    readonly planDays: number | null | undefined;
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
    "id": "981669aabafd6575021134172ad2d9e73989cad94d00995f0319fd59302d77a9",
    "metadata": {},
    "name": "RecordingsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf930ef565d8a5a207b8d19ae329cda3";

export default node;
