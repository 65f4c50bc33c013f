/**
 * @generated SignedSource<<d8eba64d1c9d6d60bc054b792e86433b>>
 * @relayHash 7d12d832dbc699ac7fb528faa8beaf84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8e032e213ac9bdc8dcf15f68606423fc14af1c8f063b72ffebfd8d60459e6c4

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
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
  };
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
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
    "id": "b8e032e213ac9bdc8dcf15f68606423fc14af1c8f063b72ffebfd8d60459e6c4",
    "metadata": {},
    "name": "ScheduledMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84d374c0c26e7384041fbf4eeae0c7bd";

export default node;
