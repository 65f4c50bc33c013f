/**
 * @generated SignedSource<<1f558756d751e0249e044e574ae2e25f>>
 * @relayHash a8cf2d79a6e87d9cfd215e8d2709f9b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c5ec0676451d058d324c06c3a6cc10aef3802a1192f26ef6cd4f2c002d1e42b

import type { ConcreteRequest } from 'relay-runtime';
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type KeywordInput = {
  answer: string;
  listId: string;
  optInLevel: OptInLevel;
  question?: string | null | undefined;
};
export type KeywordDialogUpdateMutation$variables = {
  id: string;
  input: KeywordInput;
  version: number;
};
export type KeywordDialogUpdateMutation$data = {
  readonly updateKeyword: {
    readonly answer: string;
    readonly id: string;
    readonly listId: string;
    readonly listName: string | null | undefined;
    readonly optInLevel: OptInLevel;
    readonly question: string | null | undefined;
    readonly version: number;
  };
};
export type KeywordDialogUpdateMutation = {
  response: KeywordDialogUpdateMutation$data;
  variables: KeywordDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "Keyword",
    "kind": "LinkedField",
    "name": "updateKeyword",
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
        "name": "listId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "listName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "optInLevel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "question",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "answer",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordDialogUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "KeywordDialogUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3c5ec0676451d058d324c06c3a6cc10aef3802a1192f26ef6cd4f2c002d1e42b",
    "metadata": {},
    "name": "KeywordDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9434b2838363f9576745cc84063db029";

export default node;
