/**
 * @generated SignedSource<<8e4bff0f9dc99ce8f4521137668f3232>>
 * @relayHash 52596af35191e063842e98c10dda77d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ffdd1938b68250b5b32f0a12d7bc87c8f4bbbbe86f7832965522036baa60a9b

import type { ConcreteRequest } from 'relay-runtime';
export type readStateDoneMutation$variables = {
  id: string;
};
export type readStateDoneMutation$data = {
  readonly markMissedCallDone: {
    readonly data: ReadonlyArray<{
      readonly done: boolean;
      readonly id: string;
      readonly read: boolean;
      readonly version: number;
    }>;
    readonly totalUnread: number;
  };
};
export type readStateDoneMutation = {
  response: readStateDoneMutation$data;
  variables: readStateDoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "WorkspaceNotificationReadState",
    "kind": "LinkedField",
    "name": "markMissedCallDone",
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
            "name": "done",
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
    "name": "readStateDoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readStateDoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ffdd1938b68250b5b32f0a12d7bc87c8f4bbbbe86f7832965522036baa60a9b",
    "metadata": {},
    "name": "readStateDoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76c45517f2da194361044d045be79bc8";

export default node;
