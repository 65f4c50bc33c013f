/**
 * @generated SignedSource<<83b313421e5a7c03a1e1cfc9c1e131c5>>
 * @relayHash 64b7422ccfc8ad0bcbeb2c308e1adbe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e771dac4805366d98ed90f0090dabffb6ba793537837bbcee2a2b7e42147975

import type { ConcreteRequest } from 'relay-runtime';
export type TimelineEntryKind = "fact" | "good" | "skipped" | "waited";
export type CallTimelineQuery$variables = {
  callId: string;
};
export type CallTimelineQuery$data = {
  readonly getCallTimeline: ReadonlyArray<{
    readonly at: any;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly kind: TimelineEntryKind;
    readonly name: string;
    readonly parameters: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  }>;
};
export type CallTimelineQuery = {
  response: CallTimelineQuery$data;
  variables: CallTimelineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "callId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "callId",
        "variableName": "callId"
      }
    ],
    "concreteType": "CallTimelineEntry",
    "kind": "LinkedField",
    "name": "getCallTimeline",
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
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TimelineParameter",
        "kind": "LinkedField",
        "name": "parameters",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
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
    "name": "CallTimelineQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallTimelineQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4e771dac4805366d98ed90f0090dabffb6ba793537837bbcee2a2b7e42147975",
    "metadata": {},
    "name": "CallTimelineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a54291af360d26300b3947b12dccc0c2";

export default node;
