/**
 * @generated SignedSource<<60db5a684232903fadcd2a2205636661>>
 * @relayHash 5cbe11953de372ed410fc80e11c76479
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76526d744f768a00951a502442fc89e3f5fd24732c0a60ee0cc8494943e0a826

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
    readonly webForm: number;
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
        "name": "webForm",
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
    "id": "76526d744f768a00951a502442fc89e3f5fd24732c0a60ee0cc8494943e0a826",
    "metadata": {},
    "name": "AcquisitionGrowthQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a217675c12c764e63b05507edf110f34";

export default node;
