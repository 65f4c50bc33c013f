/**
 * @generated SignedSource<<a423412c841fc2bea8347075197013e9>>
 * @relayHash 395e2ca5a549337b9bbb3ec67cea17f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2021179645b52ddd206c6b16a16a17f92c271c838e6ab4e1d7e3cc3b96dab24

import type { ConcreteRequest } from 'relay-runtime';
export type threadActionsReadMutation$variables = {
  isRead: boolean;
  threadId: string;
};
export type threadActionsReadMutation$data = {
  readonly changeConversationReadSate: {
    readonly id: string;
    readonly unreadCount: number;
    readonly version: number;
  };
};
export type threadActionsReadMutation = {
  response: threadActionsReadMutation$data;
  variables: threadActionsReadMutation$variables;
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
  "name": "threadId"
},
v2 = [
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
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "changeConversationReadSate",
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
        "name": "version",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "threadActionsReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "threadActionsReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d2021179645b52ddd206c6b16a16a17f92c271c838e6ab4e1d7e3cc3b96dab24",
    "metadata": {},
    "name": "threadActionsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e6d6605cde824c46098eb1cccef10dd";

export default node;
