/**
 * @generated SignedSource<<834d78c547f0ad6590975f81e46e090d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_summary$data = {
  readonly calls: {
    readonly abandoned: number;
    readonly answerRate: number | null | undefined;
    readonly answered: number;
    readonly handleTimeSec: number | null | undefined;
    readonly holdTimeSec: number | null | undefined;
    readonly inbound: number;
    readonly missed: number;
    readonly outbound: number;
    readonly outsideHours: number;
    readonly serviceLevel: number | null | undefined;
    readonly talkTimeSec: number | null | undefined;
    readonly timeToAnswerP90Sec: number | null | undefined;
    readonly timeToAnswerSec: number | null | undefined;
    readonly totalTalkTimeSec: number;
    readonly voicemail: number;
  } | null | undefined;
  readonly previous: {
    readonly calls: {
      readonly abandoned: number;
      readonly answerRate: number | null | undefined;
      readonly inbound: number;
      readonly missed: number;
      readonly serviceLevel: number | null | undefined;
      readonly talkTimeSec: number | null | undefined;
      readonly timeToAnswerSec: number | null | undefined;
      readonly voicemail: number;
    } | null | undefined;
  };
  readonly serviceLevelSec: number;
  readonly " $fragmentType": "Figures_summary";
};
export type Figures_summary$key = {
  readonly " $data"?: Figures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_summary">;
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
  "name": "serviceLevel",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "talkTimeSec",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_summary",
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
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalTalkTimeSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdTimeSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handleTimeSec",
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
            (v6/*:: as any*/),
            (v7/*:: as any*/)
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

(node as any).hash = "b199a88b43f60a24bc9e70e294a36f0d";

export default node;
