/**
 * @generated SignedSource<<4d1639947bd6b18701fdfbc76b9f59ff>>
 * @relayHash 4197a4494a487887827dac93a7d2eb9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3897c1f29a8d4e032782a264ec20372754c8dc738f0c542d64903dc49fb9bcaa

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type useLiveShellProfileSubscription$variables = Record<PropertyKey, never>;
export type useLiveShellProfileSubscription$data = {
  readonly userProfileChanged: {
    readonly availabilityStatus: UserPresence;
    readonly email: string;
    readonly firstName: string;
    readonly hasSeat: boolean;
    readonly id: string;
    readonly lastName: string;
    readonly version: number;
  };
};
export type useLiveShellProfileSubscription = {
  response: useLiveShellProfileSubscription$data;
  variables: useLiveShellProfileSubscription$variables;
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
        "name": "availabilityStatus",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveShellProfileSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveShellProfileSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3897c1f29a8d4e032782a264ec20372754c8dc738f0c542d64903dc49fb9bcaa",
    "metadata": {},
    "name": "useLiveShellProfileSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e9fd9ee4d23df890bb7bbbf5ae98fab9";

export default node;
