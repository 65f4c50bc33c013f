/**
 * @generated SignedSource<<141553a2da00051903ac88928f75358c>>
 * @relayHash b2199ef986fb3c00d9229fd85f9336ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a56f2bb64542506f679e0ac3618910daf00e590c7be46386572198c6982107b

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type PeopleLiveInvitationSubscription$variables = Record<PropertyKey, never>;
export type PeopleLiveInvitationSubscription$data = {
  readonly invitationChanged: {
    readonly id: string;
    readonly status: InvitationStatus;
  };
};
export type PeopleLiveInvitationSubscription = {
  response: PeopleLiveInvitationSubscription$data;
  variables: PeopleLiveInvitationSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Invitation",
    "kind": "LinkedField",
    "name": "invitationChanged",
    "plural": false,
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
        "name": "status",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PeopleLiveInvitationSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PeopleLiveInvitationSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3a56f2bb64542506f679e0ac3618910daf00e590c7be46386572198c6982107b",
    "metadata": {},
    "name": "PeopleLiveInvitationSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ae24aa4b962e5e0bb7ef62100b6cd154";

export default node;
