/**
 * @generated SignedSource<<9402915f790892e0e35ec4cbb26b919e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStage = "CANCELLED" | "COMPLETED" | "CONSULTING" | "FALLBACK" | "MERGED" | "RETURNED" | "RETURNING" | "RINGING" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type Handover_item$data = {
  readonly transfer: {
    readonly fromAgentName: string;
    readonly message: string | null | undefined;
    readonly stage: TransferStage;
    readonly toUserOrTeamName: string;
  } | null | undefined;
  readonly " $fragmentType": "Handover_item";
};
export type Handover_item$key = {
  readonly " $data"?: Handover_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Handover_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Handover_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationTransfer",
      "kind": "LinkedField",
      "name": "transfer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromAgentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toUserOrTeamName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "5743e6f2f9c8355ed1802c44d8db0b96";

export default node;
