/**
 * @generated SignedSource<<cea3b7c3ec0354d260eed7c57589f682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
import type { FragmentRefs } from "relay-runtime";
export type ChannelTable_summary$data = {
  readonly channels: ReadonlyArray<{
    readonly channel: ConversationChannel;
    readonly messages: {
      readonly delivered: number;
      readonly failed: number;
      readonly received: number;
      readonly replies: number;
      readonly replyTimeSec: number | null | undefined;
      readonly sent: number;
    };
  }>;
  readonly messages: {
    readonly delivered: number;
    readonly failed: number;
    readonly received: number;
    readonly replies: number;
    readonly replyTimeSec: number | null | undefined;
    readonly sent: number;
  } | null | undefined;
  readonly " $fragmentType": "ChannelTable_summary";
};
export type ChannelTable_summary$key = {
  readonly " $data"?: ChannelTable_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelTable_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTimeSec",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChannelTable_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChannelAnalytics",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};
})();

(node as any).hash = "73aabac96e9b74d1fc3398d0c3e8cc43";

export default node;
