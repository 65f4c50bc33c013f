/**
 * @generated SignedSource<<b584583fcbd7599e7e33f5b6a0a92f36>>
 * @relayHash 753a14fa9c484c72402d7052eefcdcb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b83270f81c271ff5b6999e4e20e1ad942cd51a9c448fe93de816db4725309e

import type { ConcreteRequest } from 'relay-runtime';
export type readStateMutation$variables = {
  ids?: ReadonlyArray<string> | null | undefined;
};
export type readStateMutation$data = {
  readonly changeWorkspaceNotificationReadState: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly read: boolean;
      readonly version: number;
    }>;
    readonly totalUnread: number;
  };
};
export type readStateMutation = {
  response: readStateMutation$data;
  variables: readStateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Literal",
        "name": "isRead",
        "value": true
      }
    ],
    "concreteType": "WorkspaceNotificationReadState",
    "kind": "LinkedField",
    "name": "changeWorkspaceNotificationReadState",
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
    "name": "readStateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readStateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b7b83270f81c271ff5b6999e4e20e1ad942cd51a9c448fe93de816db4725309e",
    "metadata": {},
    "name": "readStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2e5bea0458e1e7e708a98f02e566c96";

export default node;
