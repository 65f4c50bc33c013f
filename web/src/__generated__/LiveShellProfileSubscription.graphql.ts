/**
 * @generated SignedSource<<5c1ec80073809757f7256bd260f5f7d9>>
 * @relayHash 0f70bcf3de97a109b3f029870c794314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a82e3101da7ced8b7c9b9d7ad896b9fc0540d5473ce987cd13160ea164247a65

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
    readonly ringToneId: string | null | undefined;
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
        "name": "ringToneId",
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
    "id": "a82e3101da7ced8b7c9b9d7ad896b9fc0540d5473ce987cd13160ea164247a65",
    "metadata": {},
    "name": "LiveShellProfileSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "19a0db154febeb3a7d59c80471cef7c1";

export default node;
