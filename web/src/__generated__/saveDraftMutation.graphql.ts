/**
 * @generated SignedSource<<719a62621949606ff21f9c39375c913a>>
 * @relayHash 5ca4e5304360d823ba519d90035da89e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135d5e105d8453144793c4da960386642152267b84b9e6f4c72e4e47e97821e7

import type { ConcreteRequest } from 'relay-runtime';
export type SaveMessageDraftInput = {
  text: string;
  threadId: string;
  typedAt?: any | null | undefined;
};
export type saveDraftMutation$variables = {
  input: SaveMessageDraftInput;
};
export type saveDraftMutation$data = {
  readonly saveMessageDraft: {
    readonly text: string;
    readonly threadId: string;
    readonly typedAt: any;
  };
};
export type saveDraftMutation = {
  response: saveDraftMutation$data;
  variables: saveDraftMutation$variables;
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
    "concreteType": "MessageDraft",
    "kind": "LinkedField",
    "name": "saveMessageDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "typedAt",
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
    "name": "saveDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "saveDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "135d5e105d8453144793c4da960386642152267b84b9e6f4c72e4e47e97821e7",
    "metadata": {},
    "name": "saveDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b22deee386512c7882660f7a320638ce";

export default node;
