/**
 * @generated SignedSource<<57116d613c876526ddface242bdb43f9>>
 * @relayHash 2276996ce2adb8ad852914f401d951f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe7a7a785e0c294acb79fb7c3a17a2b2ae5f8f5330c4d53d7995d6228dda9ca1

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type LiveShellProfileSubscription$variables = Record<PropertyKey, never>;
export type LiveShellProfileSubscription$data = {
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
    "id": "fe7a7a785e0c294acb79fb7c3a17a2b2ae5f8f5330c4d53d7995d6228dda9ca1",
    "metadata": {},
    "name": "LiveShellProfileSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5bbd47b0008b2c610e476c57b9a2f4e6";

export default node;
