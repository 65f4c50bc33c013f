/**
 * @generated SignedSource<<a729c19b03ee2a8fc3a46b6fcc92dfc9>>
 * @relayHash f8e7010e4d817e088cf7ed63410218d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0473a7357f72c8f61fba44faf240a453ec50d62e1f5dfc8f0863aec268f7c92

import type { ConcreteRequest } from 'relay-runtime';
export type HearWordsQuery$variables = Record<PropertyKey, never>;
export type HearWordsQuery$data = {
  readonly fetchTTSvoices: ReadonlyArray<{
    readonly name: string;
    readonly recommended: boolean;
    readonly title: string;
  }>;
};
export type HearWordsQuery = {
  response: HearWordsQuery$data;
  variables: HearWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TextToSpeechVoice",
    "kind": "LinkedField",
    "name": "fetchTTSvoices",
    "plural": true,
    "selections": [
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recommended",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HearWordsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HearWordsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e0473a7357f72c8f61fba44faf240a453ec50d62e1f5dfc8f0863aec268f7c92",
    "metadata": {},
    "name": "HearWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7203d8aec30a4299c5c38a94e3bdd7c0";

export default node;
