/**
 * @generated SignedSource<<c2c9735a106214f155af2b9033cfb278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallOutcome = "FOLLOW_UP" | "LEFT_MESSAGE" | "OTHER" | "RESOLVED" | "SPAM" | "WRONG_NUMBER";
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
import type { FragmentRefs } from "relay-runtime";
export type CallRow_item$data = {
  readonly agent: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly call: {
    readonly callDuration: number;
    readonly costPayable: number | null | undefined;
    readonly endAt: any | null | undefined;
    readonly note: {
      readonly outcome: CallOutcome | null | undefined;
      readonly text: string;
    } | null | undefined;
    readonly status: CallStatus;
    readonly talkTime: number;
  } | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly otherAgents: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }>;
  readonly peer: {
    readonly " $fragmentSpreads": FragmentRefs<"usePeer_peer">;
  };
  readonly peerNumber: string;
  readonly phoneNumber: {
    readonly name: string | null | undefined;
    readonly number: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item">;
  readonly " $fragmentType": "CallRow_item";
};
export type CallRow_item$key = {
  readonly " $data"?: CallRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallRow_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Peer",
      "kind": "LinkedField",
      "name": "peer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePeer_peer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "otherAgents",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationPhoneNumber",
      "kind": "LinkedField",
      "name": "phoneNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "talkTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costPayable",
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
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallResult_item"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "93b8f6356d657987783474b293d5d854";

export default node;
