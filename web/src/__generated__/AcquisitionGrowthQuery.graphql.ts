/**
 * @generated SignedSource<<7865f5499d64cfdf540d8bdec698ddf6>>
 * @relayHash e12c42e8855d38e3bae1ef0aeeef0d55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2c536c93e2f84ad8d37008652df2feb71c55105acdce09d2d9216e2996b9c73

import type { ConcreteRequest } from 'relay-runtime';
export type AcquisitionGrowthQuery$variables = {
  days: number;
  timezone: string;
};
export type AcquisitionGrowthQuery$data = {
  readonly getAcquisitionGrowth: ReadonlyArray<{
    readonly day: string;
    readonly keyword: number;
    readonly left: number;
  }>;
};
export type AcquisitionGrowthQuery = {
  response: AcquisitionGrowthQuery$data;
  variables: AcquisitionGrowthQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "days"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timezone"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      },
      {
        "kind": "Variable",
        "name": "timezone",
        "variableName": "timezone"
      }
    ],
    "concreteType": "AcquisitionDay",
    "kind": "LinkedField",
    "name": "getAcquisitionGrowth",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "day",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "keyword",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "left",
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
    "name": "AcquisitionGrowthQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcquisitionGrowthQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e2c536c93e2f84ad8d37008652df2feb71c55105acdce09d2d9216e2996b9c73",
    "metadata": {},
    "name": "AcquisitionGrowthQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02fb68ada7b9b0051183595f338f0ccb";

export default node;
