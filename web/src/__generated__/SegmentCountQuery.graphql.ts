/**
 * @generated SignedSource<<041ff808a7626705d2afb062e0cb2381>>
 * @relayHash 1e980df8eb194517be6420cbe71770c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da334c0217107dda4d94f8b0cc8a9a560390f250dc8c0a486ff68df58d9280b9

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentCountQuery$variables = {
  country: string;
};
export type SegmentCountQuery$data = {
  readonly fetchRates: ReadonlyArray<{
    readonly country: string;
    readonly mmsRate: number | null | undefined;
    readonly smsRate: number;
  }>;
};
export type SegmentCountQuery = {
  response: SegmentCountQuery$data;
  variables: SegmentCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      }
    ],
    "concreteType": "Rates",
    "kind": "LinkedField",
    "name": "fetchRates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "smsRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mmsRate",
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
    "name": "SegmentCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegmentCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "da334c0217107dda4d94f8b0cc8a9a560390f250dc8c0a486ff68df58d9280b9",
    "metadata": {},
    "name": "SegmentCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bda9c5cfa659edaf7b1d34128a8c2a75";

export default node;
