/**
 * @generated SignedSource<<b72d3c4d6661294a15c5dc3cabbcac54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelCapability = "INBOUND_CALL" | "OUTBOUND_CALL" | "RECEIVE_SMS" | "RECEIVE_WEB_CALLS" | "SEND_SMS";
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type useSendingNumbers_numbers$data = {
  readonly data: ReadonlyArray<{
    readonly capabilities: ReadonlyArray<ChannelCapability>;
    readonly id: string;
    readonly isTestNumber: boolean;
    readonly name: string;
    readonly number: string;
    readonly status: PhoneNumberStatus;
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

(node as any).hash = "9c838c0e5d75c8ec990854de13d48a56";

export default node;
