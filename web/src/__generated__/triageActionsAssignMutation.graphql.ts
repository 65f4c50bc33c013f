/**
 * @generated SignedSource<<7d964a53535e6b9f5832ae9f45df626b>>
 * @relayHash 05e3064b3e6c14bc1bca1ea528704d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e0de7ee4bf08dcae286c7c63adfc4ff92fc4a705e01392991a37f8d95601287

import type { ConcreteRequest } from 'relay-runtime';
export type AssigneeKind = "TEAM" | "USER";
export type AssignConversationInput = {
  assigneeId?: string | null | undefined;
  kind?: AssigneeKind | null | undefined;
  threadId: string;
};
export type triageActionsAssignMutation$variables = {
  input: AssignConversationInput;
};
export type triageActionsAssignMutation$data = {
  readonly assignConversation: {
    readonly assignee: {
      readonly kind: AssigneeKind;
      readonly name: string | null | undefined;
      readonly targetId: string;
    } | null | undefined;
    readonly id: string;
    readonly version: number;
  };
};
export type triageActionsAssignMutation = {
  response: triageActionsAssignMutation$data;
  variables: triageActionsAssignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "assignConversation",
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
        "concreteType": "ConversationAssignee",
        "kind": "LinkedField",
        "name": "assignee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "targetId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "triageActionsAssignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "triageActionsAssignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e0de7ee4bf08dcae286c7c63adfc4ff92fc4a705e01392991a37f8d95601287",
    "metadata": {},
    "name": "triageActionsAssignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc74fe01127c585129839664c11736c8";

export default node;
