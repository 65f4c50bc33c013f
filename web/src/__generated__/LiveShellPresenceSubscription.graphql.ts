/**
 * @generated SignedSource<<a42c4e456ffe4bc798b69cdd93a899d6>>
 * @relayHash 50008036e3dd6af7041d890ea6c9128b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d8ba09f02246d1835883ead564ad4f0bbdfc4853756f0ba0073ac3f957cc8fe

import type { ConcreteRequest } from 'relay-runtime';
export type PresenceReason = "AUTO_PAUSED" | "HOURS_OVERRIDDEN" | "OUTSIDE_HOURS";
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type LiveShellPresenceSubscription$variables = Record<PropertyKey, never>;
export type LiveShellPresenceSubscription$data = {
  readonly userProfileChanged: {
    readonly availabilityStatus: UserPresence;
    readonly id: string;
    readonly missedCalls: number;
    readonly presence: UserPresence;
    readonly presenceReason: PresenceReason | null | undefined;
    readonly presenceUntil: any | null | undefined;
    readonly version: number;
  };
};
export type LiveShellPresenceSubscription = {
  response: LiveShellPresenceSubscription$data;
  variables: LiveShellPresenceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "own",
        "value": true
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "userProfileChanged",
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
        "name": "availabilityStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "presence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "presenceReason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "presenceUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "missedCalls",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": "userProfileChanged(own:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveShellPresenceSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellPresenceSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8d8ba09f02246d1835883ead564ad4f0bbdfc4853756f0ba0073ac3f957cc8fe",
    "metadata": {},
    "name": "LiveShellPresenceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c686392780e23e7cf0ce7f06dd281527";

export default node;
