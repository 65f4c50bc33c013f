/**
 * @generated SignedSource<<12c31c9d0a792d44b321ec18fc1297a1>>
 * @relayHash fc51c4defd19873b7478d2f8d94efc36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82112e3166e177562a58c3edc1138ec7d1db3fdeb7ab8333fdf2713e8cd92b16

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
export type LiveShellProfileSubscription$variables = Record<PropertyKey, never>;
export type LiveShellProfileSubscription$data = {
  readonly userProfileChanged: {
    readonly availabilityStatus: UserPresence;
    readonly email: string;
    readonly firstName: string;
    readonly hasSeat: boolean;
    readonly id: string;
    readonly lastName: string;
    readonly roleId: string | null | undefined;
    readonly status: UserStatus;
  };
};
export type LiveShellProfileSubscription = {
  response: LiveShellProfileSubscription$data;
  variables: LiveShellProfileSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
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
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasSeat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleId",
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
        "name": "availabilityStatus",
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
    "name": "LiveShellProfileSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellProfileSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "82112e3166e177562a58c3edc1138ec7d1db3fdeb7ab8333fdf2713e8cd92b16",
    "metadata": {},
    "name": "LiveShellProfileSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3c91f0a1b1656778ab5f2a4261d5441b";

export default node;
