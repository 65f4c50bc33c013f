/**
 * @generated SignedSource<<9dabeca3d932555c7fbabe8f37d45981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordingState = "DELETED" | "MISSING" | "PENDING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type RecordingCustody_item$data = {
  readonly call: {
    readonly recording: {
      readonly default: boolean | null | undefined;
      readonly deletion: {
        readonly restorableUntil: any | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly keptUntil: any | null | undefined;
      readonly legalHold: {
        readonly heldByName: string;
        readonly reason: string;
        readonly since: any;
      } | null | undefined;
      readonly state: RecordingState;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RecordingCustody_item";
};
export type RecordingCustody_item$key = {
  readonly " $data"?: RecordingCustody_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingCustody_item">;
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
  "name": "RecordingCustody_item",
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
              "name": "default",
              "storageKey": null
            },
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
              "name": "keptUntil",
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
                  "name": "restorableUntil",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LegalHold",
              "kind": "LinkedField",
              "name": "legalHold",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "since",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "heldByName",
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

(node as any).hash = "4517e4e1c28005bd59aa870c15e22c14";

export default node;
