/**
 * @generated SignedSource<<56bd300f0780db3a0cfb984132844745>>
 * @relayHash b9d0173b488b516d4950856bc5c1a75c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff817094090dada9016aaa819ac2f271765bc5961173dd9624e9f8867c69a59

import type { ConcreteRequest } from 'relay-runtime';
export type ScoreBand = "HIGH" | "LOW" | "MEDIUM";
export type ScoreReasonCode = "IN_TOUCH" | "LAST_ORDER" | "LESS_OFTEN" | "NO_ANSWER" | "OPTED_OUT" | "ORDERS" | "OTHERS_REACHED" | "REACHED" | "SILENT" | "SPENT_LESS" | "SPENT_MORE";
export type PredictionsQuery$variables = {
  contactId: string;
};
export type PredictionsQuery$data = {
  readonly getContactScores: {
    readonly bestHour: {
      readonly hour: number;
      readonly reasons: ReadonlyArray<{
        readonly code: ScoreReasonCode;
        readonly compared: number;
        readonly figure: number;
        readonly raises: boolean;
      }>;
      readonly score: number;
      readonly timezone: string;
    } | null | undefined;
    readonly buyAgain: {
      readonly band: ScoreBand;
      readonly reasons: ReadonlyArray<{
        readonly code: ScoreReasonCode;
        readonly compared: number;
        readonly figure: number;
        readonly raises: boolean;
      }>;
      readonly score: number;
    } | null | undefined;
    readonly churnRisk: {
      readonly band: ScoreBand;
      readonly reasons: ReadonlyArray<{
        readonly code: ScoreReasonCode;
        readonly compared: number;
        readonly figure: number;
        readonly raises: boolean;
      }>;
      readonly score: number;
    } | null | undefined;
  };
};
export type PredictionsQuery = {
  response: PredictionsQuery$data;
  variables: PredictionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreReason",
  "kind": "LinkedField",
  "name": "reasons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raises",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "figure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "compared",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "band",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contactId",
        "variableName": "contactId"
      }
    ],
    "concreteType": "ContactScores",
    "kind": "LinkedField",
    "name": "getContactScores",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactScore",
        "kind": "LinkedField",
        "name": "buyAgain",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactScore",
        "kind": "LinkedField",
        "name": "churnRisk",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BestHour",
        "kind": "LinkedField",
        "name": "bestHour",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hour",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "PredictionsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PredictionsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "0ff817094090dada9016aaa819ac2f271765bc5961173dd9624e9f8867c69a59",
    "metadata": {},
    "name": "PredictionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2acf25495dcfc014c36856e4e1d16e1";

export default node;
