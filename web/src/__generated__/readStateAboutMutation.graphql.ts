/**
 * @generated SignedSource<<b1d599a410a271f01451f9c61ba01b7c>>
 * @relayHash bb969568e7b81194c23a694ee59919c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffded6f73e02e2fb87c0d6105f57e4e2c159d587eaee5d04b06dda497c2a4763

import type { ConcreteRequest } from 'relay-runtime';
export type readStateAboutMutation$variables = {
  threadId: string;
};
export type readStateAboutMutation$data = {
  readonly changeConversationNotificationReadState: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly read: boolean;
      readonly version: number;
    }>;
    readonly totalUnread: number;
  };
};
export type readStateAboutMutation = {
  response: readStateAboutMutation$data;
  variables: readStateAboutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "threadId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "isRead",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "WorkspaceNotificationReadState",
    "kind": "LinkedField",
    "name": "changeConversationNotificationReadState",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalUnread",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceNotification",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
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
            "name": "read",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readStateAboutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readStateAboutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffded6f73e02e2fb87c0d6105f57e4e2c159d587eaee5d04b06dda497c2a4763",
    "metadata": {},
    "name": "readStateAboutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8eecfe50a523eca9b76c2f0893fef1ca";

export default node;
