/**
 * @generated SignedSource<<257cf86ee9a6a3e2a16334fddc4c9879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelCapability = "INBOUND_CALL" | "OUTBOUND_CALL" | "RECEIVE_SMS" | "RECEIVE_WEB_CALLS" | "SEND_SMS";
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
import type { FragmentRefs } from "relay-runtime";
export type useSendingNumbers_numbers$data = {
  readonly data: ReadonlyArray<{
    readonly capabilities: ReadonlyArray<ChannelCapability>;
    readonly country: string;
    readonly id: string;
    readonly isTestNumber: boolean;
    readonly name: string;
    readonly number: string;
    readonly status: PhoneNumberStatus;
    readonly type: PhoneNumberType;
  }>;
  readonly " $fragmentType": "useSendingNumbers_numbers";
};
export type useSendingNumbers_numbers$key = {
  readonly " $data"?: useSendingNumbers_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSendingNumbers_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSendingNumbers_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspacePhoneNumber",
      "kind": "LinkedField",
      "name": "data",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTestNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
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
          "name": "capabilities",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspacePhoneNumberList",
  "abstractKey": null
};

(node as any).hash = "babf6d0dc48d29b20cd3ba46915c0939";

export default node;
