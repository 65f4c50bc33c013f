/**
 * @generated SignedSource<<aae3be466e933faece2dbe2ca5250a37>>
 * @relayHash 9225108e4925bc9dc0299cf7c38334b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f312f07fa8b6e86dea4add33f0f1f68faa2bc7e0f305eb923563a1d8c1a45581

import type { ConcreteRequest } from 'relay-runtime';
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type KeywordInput = {
  answer: string;
  listId: string;
  optInLevel: OptInLevel;
  question?: string | null | undefined;
};
export type KeywordDialogCreateMutation$variables = {
  idempotencyKey?: string | null | undefined;
  input: KeywordInput;
  phoneNumberId: string;
  word: string;
};
export type KeywordDialogCreateMutation$data = {
  readonly createKeyword: {
    readonly id: string;
  };
};
export type KeywordDialogCreateMutation = {
  response: KeywordDialogCreateMutation$data;
  variables: KeywordDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phoneNumberId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "word"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "phoneNumberId",
        "variableName": "phoneNumberId"
      },
      {
        "kind": "Variable",
        "name": "word",
        "variableName": "word"
      }
    ],
    "concreteType": "Keyword",
    "kind": "LinkedField",
    "name": "createKeyword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordDialogCreateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "KeywordDialogCreateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f312f07fa8b6e86dea4add33f0f1f68faa2bc7e0f305eb923563a1d8c1a45581",
    "metadata": {},
    "name": "KeywordDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a90f1eadde5efbe68b2474f8cd37eca";

export default node;
