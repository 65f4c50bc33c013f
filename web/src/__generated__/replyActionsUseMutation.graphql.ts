/**
 * @generated SignedSource<<b08e383b25fa9adc523d963e4de70d3a>>
 * @relayHash 76638d3c19bb40dd42ba097334b62362
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54715d1dd2964427a053a1aa641a8549ca3a31204382048fff297125b0256c77

import type { ConcreteRequest } from 'relay-runtime';
export type replyActionsUseMutation$variables = {
  id: string;
};
export type replyActionsUseMutation$data = {
  readonly useSavedReply: {
    readonly id: string;
    readonly lastUsedAt: any | null | undefined;
  };
};
export type replyActionsUseMutation = {
  response: replyActionsUseMutation$data;
  variables: replyActionsUseMutation$variables;
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
    "concreteType": "SavedReply",
    "kind": "LinkedField",
    "name": "useSavedReply",
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
        "name": "lastUsedAt",
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
    "name": "replyActionsUseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "replyActionsUseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "54715d1dd2964427a053a1aa641a8549ca3a31204382048fff297125b0256c77",
    "metadata": {},
    "name": "replyActionsUseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b5e41d4946fd5594fc7eae590b22ab8";

export default node;
