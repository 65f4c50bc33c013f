/**
 * @generated SignedSource<<01236003571ac4d3cf4454dcded74c46>>
 * @relayHash 0925fdf2da75d773e363edfa0a5b01d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866e2a38fe4ab65839817330c7af7996056f8e1a3d2bf63b47ca03be74cc3cd5

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentCountQuery$variables = {
  country: string;
};
export type SegmentCountQuery$data = {
  readonly fetchRates: ReadonlyArray<{
    readonly country: string;
    readonly mmsRate: number | null | undefined;
    readonly smsRate: number;
    readonly viberRate: number;
    readonly viberReplyRate: number;
    readonly whatsappRate: number;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "whatsappRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viberRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viberReplyRate",
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
    "id": "866e2a38fe4ab65839817330c7af7996056f8e1a3d2bf63b47ca03be74cc3cd5",
    "metadata": {},
    "name": "SegmentCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af94ef1f48b067c726e71718ebac35fe";

export default node;
