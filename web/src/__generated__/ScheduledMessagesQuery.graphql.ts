/**
 * @generated SignedSource<<7290773100fd369e3bdecdafbbef3b63>>
 * @relayHash d1728d91fcf433fc42bc88aa28c688ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd704449785690a66c5f88345f01919e6ae519559c683010618507beeee67904

import type { ConcreteRequest } from 'relay-runtime';
export type ScheduledMessagesQuery$variables = {
  threadId: string;
};
export type ScheduledMessagesQuery$data = {
  readonly fetchScheduledMessages: ReadonlyArray<{
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
};
export type ScheduledMessagesQuery = {
  response: ScheduledMessagesQuery$data;
  variables: ScheduledMessagesQuery$variables;
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
    "concreteType": "ScheduledMessage",
    "kind": "LinkedField",
    "name": "fetchScheduledMessages",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduledMessagesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduledMessagesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dd704449785690a66c5f88345f01919e6ae519559c683010618507beeee67904",
    "metadata": {},
    "name": "ScheduledMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16c62c56d9d71d0997a311e6a4f62ad6";

export default node;
