/**
 * @generated SignedSource<<59748bfc3b527e6d29915ec1762f35ba>>
 * @relayHash cbeb246ca1e8b6e24198fe7de24bf84d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c13af9bbcac8d0f983d9b262e39b86687b83b997b8b3a2ffd973987f4907f8c1

import type { ConcreteRequest } from 'relay-runtime';
export type InboxAssignment = "ME" | "MY_TEAMS" | "NONE";
export type InboxFilter = "DONE" | "FOLLOW_UP" | "OPEN" | "SNOOZED" | "UNREAD";
export type viewActionsRemoveMutation$variables = {
  id: string;
};
export type viewActionsRemoveMutation$data = {
  readonly removeInboxView: ReadonlyArray<{
    readonly assigned: InboxAssignment | null | undefined;
    readonly filter: InboxFilter;
    readonly id: string;
    readonly name: string;
    readonly tagId: string | null | undefined;
  }>;
};
export type viewActionsRemoveMutation = {
  response: viewActionsRemoveMutation$data;
  variables: viewActionsRemoveMutation$variables;
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
    "concreteType": "InboxView",
    "kind": "LinkedField",
    "name": "removeInboxView",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "filter",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "assigned",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tagId",
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
    "name": "viewActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c13af9bbcac8d0f983d9b262e39b86687b83b997b8b3a2ffd973987f4907f8c1",
    "metadata": {},
    "name": "viewActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a08574da564d7941351aa62e741e62d8";

export default node;
