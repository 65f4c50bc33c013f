/**
 * @generated SignedSource<<2d0ba558f1890b22cc954dd4cfc24904>>
 * @relayHash 9ca332b9f58ea77d3f85e60035574863
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af15e9bf254796e95d8794c4c2d17bc20a1db25dd34d65b2090493c0ea99fa7e

import type { ConcreteRequest } from 'relay-runtime';
export type chatActionsReadMutation$variables = {
  isRead: boolean;
  teamId?: string | null | undefined;
  userId?: string | null | undefined;
};
export type chatActionsReadMutation$data = {
  readonly changeInternalConversationReadState: {
    readonly id: string;
    readonly mentioned: boolean;
    readonly readAt: any | null | undefined;
    readonly unreadCount: number;
  };
};
export type chatActionsReadMutation = {
  response: chatActionsReadMutation$data;
  variables: chatActionsReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRead"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isRead",
        "variableName": "isRead"
      },
      {
        "kind": "Variable",
        "name": "teamId",
        "variableName": "teamId"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "InternalChat",
    "kind": "LinkedField",
    "name": "changeInternalConversationReadState",
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
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mentioned",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "chatActionsReadMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "chatActionsReadMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "af15e9bf254796e95d8794c4c2d17bc20a1db25dd34d65b2090493c0ea99fa7e",
    "metadata": {},
    "name": "chatActionsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e883f76e5a8551bbb2f0cc2c97dff143";

export default node;
