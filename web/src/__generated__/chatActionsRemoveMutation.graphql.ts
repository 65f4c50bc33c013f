/**
 * @generated SignedSource<<836671a592c700a639338fdcd19f291b>>
 * @relayHash a9d0e6978b5246aa79b8cf05d765e4b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac6fde65772ac3c2be38d4577c389cf18d584dbf80a02bccec4702cc3933d610

import type { ConcreteRequest } from 'relay-runtime';
export type chatActionsRemoveMutation$variables = {
  id: string;
};
export type chatActionsRemoveMutation$data = {
  readonly removeInternalConversationMessage: string;
};
export type chatActionsRemoveMutation = {
  response: chatActionsRemoveMutation$data;
  variables: chatActionsRemoveMutation$variables;
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
    "kind": "ScalarField",
    "name": "removeInternalConversationMessage",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "chatActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "chatActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac6fde65772ac3c2be38d4577c389cf18d584dbf80a02bccec4702cc3933d610",
    "metadata": {},
    "name": "chatActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eeea1ac1781c071749b14446923b111c";

export default node;
