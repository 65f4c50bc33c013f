/**
 * @generated SignedSource<<108174434d58ebe3805b09f5fd5d2b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type SpendKind = "BRAND_FEE" | "CALL" | "CAMPAIGN_FEE" | "MESSAGE" | "TRANSCRIPT";
import type { FragmentRefs } from "relay-runtime";
export type HomeFigures_summary$data = {
  readonly calls: {
    readonly abandoned: number;
    readonly answerRate: number | null | undefined;
    readonly answered: number;
    readonly inbound: number;
    readonly missed: number;
    readonly outbound: number;
    readonly outsideHours: number;
    readonly talkTimeSec: number | null | undefined;
    readonly timeToAnswerP90Sec: number | null | undefined;
    readonly timeToAnswerSec: number | null | undefined;
    readonly totalTalkTimeSec: number;
    readonly voicemail: number;
  } | null | undefined;
  readonly messages: {
    readonly received: number;
    readonly sent: number;
  } | null | undefined;
  readonly previous: {
    readonly calls: {
      readonly abandoned: number;
      readonly answerRate: number | null | undefined;
      readonly inbound: number;
      readonly missed: number;
      readonly talkTimeSec: number | null | undefined;
      readonly timeToAnswerSec: number | null | undefined;
      readonly voicemail: number;
    } | null | undefined;
    readonly messages: {
      readonly received: number;
      readonly sent: number;
    } | null | undefined;
    readonly spend: {
      readonly total: number;
    } | null | undefined;
  };
  readonly serviceLevelSec: number;
  readonly spend: {
    readonly currency: Currency;
    readonly kinds: ReadonlyArray<{
      readonly amount: number;
      readonly kind: SpendKind;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "HomeFigures_summary";
};
export type HomeFigures_summary$key = {
  readonly " $data"?: HomeFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeFigures_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inbound",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missed",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abandoned",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voicemail",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerRate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeToAnswerSec",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "talkTimeSec",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeFigures_summary",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outbound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outsideHours",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeToAnswerP90Sec",
          "storageKey": null
        },
        (v6/*:: as any*/),
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
    (v7/*:: as any*/),
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
        (v8/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsSpend",
          "kind": "LinkedField",
          "name": "spend",
          "plural": false,
          "selections": [
            (v8/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};
})();

(node as any).hash = "0726778582f89f4cb37d653ebf04e062";

export default node;
