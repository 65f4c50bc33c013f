/**
 * @generated SignedSource<<904af8d125c976c6a52abfd1102496ac>>
 * @relayHash 3cf67ffbede928d3e3e6b6e81a37af64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0464aa654008603a6c2958f4aeb9058f4cd73a0ce4858652e605beb4aeb524b

import type { ConcreteRequest } from 'relay-runtime';
export type IceType = "HOST" | "PRFLX" | "RELAY" | "SRFLX";
export type CallQualityQuery$variables = {
  callId: string;
};
export type CallQualityQuery$data = {
  readonly getCallQuality: ReadonlyArray<{
    readonly legId: string;
    readonly median: {
      readonly jitterMs: number | null | undefined;
      readonly lossPercent: number | null | undefined;
      readonly rttMs: number | null | undefined;
      readonly sentLossPercent: number | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly samples: ReadonlyArray<{
      readonly at: any;
      readonly mos: number | null | undefined;
      readonly number: number;
    }>;
    readonly setup: {
      readonly connectMs: number | null | undefined;
      readonly iceType: IceType | null | undefined;
    } | null | undefined;
    readonly worst: {
      readonly jitterMs: number | null | undefined;
      readonly lossPercent: number | null | undefined;
      readonly rttMs: number | null | undefined;
      readonly sentLossPercent: number | null | undefined;
    } | null | undefined;
  }>;
};
export type CallQualityQuery = {
  response: CallQualityQuery$data;
  variables: CallQualityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "callId"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rttMs",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jitterMs",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lossPercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sentLossPercent",
    "storageKey": null
  }
],
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
    "concreteType": "CallLegQuality",
    "kind": "LinkedField",
    "name": "getCallQuality",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "legId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaSetup",
        "kind": "LinkedField",
        "name": "setup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "connectMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "iceType",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaFigures",
        "kind": "LinkedField",
        "name": "worst",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaFigures",
        "kind": "LinkedField",
        "name": "median",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaSample",
        "kind": "LinkedField",
        "name": "samples",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
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
            "name": "mos",
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
    "name": "CallQualityQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallQualityQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b0464aa654008603a6c2958f4aeb9058f4cd73a0ce4858652e605beb4aeb524b",
    "metadata": {},
    "name": "CallQualityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a13d1799e9a3ab69703b4978858d7a24";

export default node;
