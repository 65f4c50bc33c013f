/**
 * @generated SignedSource<<0e60c1451a9441a1f282bfb14e859876>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallOutcome = "FOLLOW_UP" | "LEFT_MESSAGE" | "OTHER" | "RESOLVED" | "SPAM" | "WRONG_NUMBER";
import type { FragmentRefs } from "relay-runtime";
export type CallNote_item$data = {
  readonly call: {
    readonly callId: string;
    readonly note: {
      readonly at: any;
      readonly authorName: string;
      readonly outcome: CallOutcome | null | undefined;
      readonly text: string;
    } | null | undefined;
    readonly noteVersion: number;
  } | null | undefined;
  readonly " $fragmentType": "CallNote_item";
};
export type CallNote_item$key = {
  readonly " $data"?: CallNote_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallNote_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallNote_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationCall",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noteVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallNote",
          "kind": "LinkedField",
          "name": "note",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "authorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "2a69ff4057d0163e60ad15a2078a705a";

export default node;
