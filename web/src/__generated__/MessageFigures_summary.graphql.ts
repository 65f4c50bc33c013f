/**
 * @generated SignedSource<<b452bc823e7b95feab0b3ab0904eab30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageFigures_summary$data = {
  readonly messages: {
    readonly delivered: number;
    readonly failed: number;
    readonly received: number;
    readonly replies: number;
    readonly replyTimeP90Sec: number | null | undefined;
    readonly replyTimeSec: number | null | undefined;
    readonly sent: number;
  } | null | undefined;
  readonly previous: {
    readonly messages: {
      readonly delivered: number;
      readonly failed: number;
      readonly received: number;
      readonly replyTimeSec: number | null | undefined;
      readonly sent: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "MessageFigures_summary";
};
export type MessageFigures_summary$key = {
  readonly " $data"?: MessageFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageFigures_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "received",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sent",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivered",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyTimeSec",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageFigures_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageAnalytics",
      "kind": "LinkedField",
      "name": "messages",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "replies",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "replyTimeP90Sec",
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
          "concreteType": "MessageAnalytics",
          "kind": "LinkedField",
          "name": "messages",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
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

(node as any).hash = "f896db95b4431e4c467f47efcf5afda1";

export default node;
