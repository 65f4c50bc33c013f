/**
 * @generated SignedSource<<23010253ab59865f12601fd29e04dfed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecordingState = "MISSING" | "PENDING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type RecordingPlayer_item$data = {
  readonly call: {
    readonly recording: {
      readonly durationSeconds: number;
      readonly id: string;
      readonly state: RecordingState;
      readonly url: string | null | undefined;
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
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSeconds",
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

(node as any).hash = "fca73194c44313eb8a101e6d544f5780";

export default node;
