/**
 * @generated SignedSource<<ae893d0df01fc9b5d70ea282391daadb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordingAccess = "ADMINS" | "HANDLERS_AND_MANAGERS" | "TEAM";
export type RecordingState = "DELETED" | "MISSING" | "PENDING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type RecordingPlayer_item$data = {
  readonly call: {
    readonly recording: {
      readonly canPlay: boolean;
      readonly closedBy: RecordingAccess | null | undefined;
      readonly deletion: {
        readonly deletedAt: any;
        readonly deletedByName: string | null | undefined;
        readonly reason: string | null | undefined;
      } | null | undefined;
      readonly durationSeconds: number;
      readonly id: string;
      readonly peaks: ReadonlyArray<ReadonlyArray<number>>;
      readonly state: RecordingState;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RecordingPlayer_item";
};
export type RecordingPlayer_item$key = {
  readonly " $data"?: RecordingPlayer_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingPlayer_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingPlayer_item",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "CallRecording",
          "kind": "LinkedField",
          "name": "recording",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canPlay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "closedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "peaks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RecordingDeletion",
              "kind": "LinkedField",
              "name": "deletion",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "deletedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "deletedByName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
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
})();

(node as any).hash = "33eabb9466fc55b0b29be3b8309a00c2";

export default node;
