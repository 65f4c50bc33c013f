/**
 * @generated SignedSource<<2f8c0eea23afe75c1428507774472516>>
 * @relayHash d0f4ac9f23c4b9abb89bd905b0008bca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b4b79a18179614d7cae04f2c1976965912a51d1da007e811b8513434fe3fa54

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateConversationTagsInput = {
  add?: ReadonlyArray<string> | null | undefined;
  remove?: ReadonlyArray<string> | null | undefined;
  threadId: string;
};
export type tagActionsMutation$variables = {
  input: UpdateConversationTagsInput;
};
export type tagActionsMutation$data = {
  readonly updateConversationTags: {
    readonly id: string;
    readonly tagIds: ReadonlyArray<string>;
    readonly version: number;
  };
};
export type tagActionsMutation = {
  response: tagActionsMutation$data;
  variables: tagActionsMutation$variables;
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
    "name": "updateConversationTags",
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
        "name": "tagIds",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "tagActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tagActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b4b79a18179614d7cae04f2c1976965912a51d1da007e811b8513434fe3fa54",
    "metadata": {},
    "name": "tagActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9cd90c44ea191010c7400d8794ca8e82";

export default node;
