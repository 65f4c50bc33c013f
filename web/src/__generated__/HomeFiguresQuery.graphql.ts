/**
 * @generated SignedSource<<3996d0abb8b14ce7aca9c20d47a39970>>
 * @relayHash b14d3173d7b91173cec64c1ee94d0aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed25bc43b013f66ebca8767458a3d82700d271dcd41c1b95eb762c66906fbd2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsRangeInput = {
  from: string;
  until: string;
};
export type HomeFiguresQuery$variables = {
  chart: AnalyticsRangeInput;
  numberIds?: ReadonlyArray<string> | null | undefined;
  range: AnalyticsRangeInput;
};
export type HomeFiguresQuery$data = {
  readonly activity: {
    readonly " $fragmentSpreads": FragmentRefs<"Trend_activity">;
  };
  readonly summary: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeFigures_summary" | "HowCallsEnded_summary">;
  };
};
export type HomeFiguresQuery = {
  response: HomeFiguresQuery$data;
  variables: HomeFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chart"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numberIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v3 = {
  "kind": "Variable",
  "name": "numberIds",
  "variableName": "numberIds"
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v5 = [
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "chart"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inbound",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outbound",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missed",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abandoned",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voicemail",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerRate",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeToAnswerSec",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "talkTimeSec",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "MessageAnalytics",
  "kind": "LinkedField",
  "name": "messages",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeFiguresQuery",
    "selections": [
      {
        "alias": "summary",
        "args": (v4/*:: as any*/),
        "concreteType": "AnalyticsSummary",
        "kind": "LinkedField",
        "name": "getAnalyticsSummary",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeFigures_summary"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HowCallsEnded_summary"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "activity",
        "args": (v5/*:: as any*/),
        "concreteType": "ActivitySummary",
        "kind": "LinkedField",
        "name": "getActivitySummaryOverTime",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Trend_activity"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomeFiguresQuery",
    "selections": [
      {
        "alias": "summary",
        "args": (v4/*:: as any*/),
        "concreteType": "AnalyticsSummary",
        "kind": "LinkedField",
        "name": "getAnalyticsSummary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceLevelSec",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallAnalytics",
            "kind": "LinkedField",
            "name": "calls",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answered",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outsideHours",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeToAnswerP90Sec",
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalTalkTimeSec",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSpend",
            "kind": "LinkedField",
            "name": "spend",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SpendOfKind",
                "kind": "LinkedField",
                "name": "kinds",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PreviousAnalytics",
            "kind": "LinkedField",
            "name": "previous",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallAnalytics",
                "kind": "LinkedField",
                "name": "calls",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsSpend",
                "kind": "LinkedField",
                "name": "spend",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "activity",
        "args": (v5/*:: as any*/),
        "concreteType": "ActivitySummary",
        "kind": "LinkedField",
        "name": "getActivitySummaryOverTime",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bucket",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityPoint",
            "kind": "LinkedField",
            "name": "points",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bucketStart",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bucketEnd",
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bed25bc43b013f66ebca8767458a3d82700d271dcd41c1b95eb762c66906fbd2",
    "metadata": {},
    "name": "HomeFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e6fc7001418e7705cae10dc1c73b8b8";

export default node;
