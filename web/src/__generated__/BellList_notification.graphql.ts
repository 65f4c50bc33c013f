/**
 * @generated SignedSource<<125ec511c5bb4bf9443f51478ee7bf18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkspaceNotificationType = "MISSED_CALL" | "RECORDING_MISSING" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type BellList_notification$data = {
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly conversationId: string;
  readonly createdAt: any;
  readonly done: boolean;
  readonly id: string;
  readonly peerNumber: string;
  readonly read: boolean;
  readonly type: WorkspaceNotificationType;
  readonly " $fragmentType": "BellList_notification";
};
export type BellList_notification$key = {
  readonly " $data"?: BellList_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellList_notification">;
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
  "name": "BellList_notification",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "read",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
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
      "kind": "ScalarField",
      "name": "conversationId",
      "storageKey": null
    },
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
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceNotification",
  "abstractKey": null
};
})();

(node as any).hash = "8085093f6a7e4b29c07e1e8be88bcbbe";

export default node;
