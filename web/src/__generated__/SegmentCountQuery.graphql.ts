/**
 * @generated SignedSource<<09a8411d70bff48c7e204120a99b0a08>>
 * @relayHash e628315ce8e58929bb5efaf4cac2933a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d8e8087e84ba7c93a41d5ace8e5c55ca8c7a18aacb6098a4b3a77ac9334a66

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentCountQuery$variables = {
  country: string;
};
export type SegmentCountQuery$data = {
  readonly fetchRates: ReadonlyArray<{
    readonly country: string;
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
    "id": "04d8e8087e84ba7c93a41d5ace8e5c55ca8c7a18aacb6098a4b3a77ac9334a66",
    "metadata": {},
    "name": "SegmentCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69f30f2b1c3610574de40582c05dedaa";

export default node;
