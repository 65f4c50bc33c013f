/**
 * @generated SignedSource<<e253db5ac01a9389e0d603ba58009381>>
 * @relayHash 072810198a98a1323397d10f2fb54ac2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8cdb04eb99e439a245457d923a57380bb978782b707d190c281fd0aa49a5d7e

import type { ConcreteRequest } from 'relay-runtime';
export type GoogleCardMutation$variables = Record<PropertyKey, never>;
export type GoogleCardMutation$data = {
  readonly unlinkGoogle: {
    readonly googleAuth: {
      readonly enabled: boolean;
    };
    readonly id: string;
    readonly version: number;
  };
};
export type GoogleCardMutation = {
  response: GoogleCardMutation$data;
  variables: GoogleCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "unlinkGoogle",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GoogleAuth",
        "kind": "LinkedField",
        "name": "googleAuth",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enabled",
            "storageKey": null
          }
        ],
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
    "name": "GoogleCardMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoogleCardMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f8cdb04eb99e439a245457d923a57380bb978782b707d190c281fd0aa49a5d7e",
    "metadata": {},
    "name": "GoogleCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "427cd1fe1e61e31b7ca16119a7cee083";

export default node;
