/**
 * @generated SignedSource<<f0768dd071d499c499b6a99f02738da4>>
 * @relayHash 86a7450d88efe56abd3672119c12f25c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba08da684201105063600521f77190283a92db512557812141f2a3ceff610b49

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
    "id": "ba08da684201105063600521f77190283a92db512557812141f2a3ceff610b49",
    "metadata": {},
    "name": "LiveShellPresenceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0fc42f1175204e76fdfb65c147b15fef";

export default node;
