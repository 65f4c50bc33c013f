/**
 * @generated SignedSource<<6e28d51e1b4ba89879fd9a3008aaa9ba>>
 * @relayHash 54fb08280c50367577ee0d234b515920
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b1625aecdb6faeec0148460535ab9b06f4924913fbce0335db44f56d73b0990

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentCountQuery$variables = {
  country: string;
};
export type SegmentCountQuery$data = {
  readonly fetchRates: ReadonlyArray<{
    readonly country: string;
    readonly mmsRate: number | null | undefined;
    readonly smsRate: number;
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
    "id": "9b1625aecdb6faeec0148460535ab9b06f4924913fbce0335db44f56d73b0990",
    "metadata": {},
    "name": "SegmentCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4f2e50c446b5736e7535e9578e17e27";

export default node;
