/**
 * @generated SignedSource<<fb9cd9d75151663aa945e912e4343805>>
 * @relayHash 4fb1a1ce1b2761120b988249ed358d0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 486a9965e26733235d7d5b03e12a1525ffe2b9ab273904d53abf99ecea1bdc0c

import type { ConcreteRequest } from 'relay-runtime';
export type ScheduledMessagesSubscription$variables = {
  threadId: string;
};
export type ScheduledMessagesSubscription$data = {
  readonly scheduledMessagesChanged: {
    readonly messages: ReadonlyArray<{
      readonly author: {
        readonly displayName: string;
        readonly firstName: string;
        readonly id: string;
      } | null | undefined;
      readonly body: string;
      readonly canChange: boolean;
      readonly id: string;
      readonly sendAt: any;
      readonly version: number;
    }>;
    readonly threadId: string;
  };
};
export type ScheduledMessagesSubscription = {
  response: ScheduledMessagesSubscription$data;
  variables: ScheduledMessagesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "threadId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "ScheduledMessages",
    "kind": "LinkedField",
    "name": "scheduledMessagesChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ScheduledMessage",
        "kind": "LinkedField",
        "name": "messages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canChange",
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
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "displayName",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduledMessagesSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduledMessagesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "486a9965e26733235d7d5b03e12a1525ffe2b9ab273904d53abf99ecea1bdc0c",
    "metadata": {},
    "name": "ScheduledMessagesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fcdd6b6bdebb96df5084b9a2cbf8131d";

export default node;
