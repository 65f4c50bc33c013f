/**
 * @generated SignedSource<<9be494883414323a245baa9436f0b43b>>
 * @relayHash 75e4f189e520eafda2c463b7da7573df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f16f398038ad2da2b5134c6658d5cdf11fbd3383d20b7da3534560d3e0c331a

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordRepliesQuery$variables = Record<PropertyKey, never>;
export type KeywordRepliesQuery$data = {
  readonly fetchKeywords: {
    readonly data: ReadonlyArray<{
      readonly answer: string;
      readonly id: string;
      readonly listName: string | null | undefined;
      readonly phoneNumber: string;
      readonly question: string | null | undefined;
      readonly seen: number;
      readonly word: string;
    }>;
  };
};
export type KeywordRepliesQuery = {
  response: KeywordRepliesQuery$data;
  variables: KeywordRepliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "KeywordList",
    "kind": "LinkedField",
    "name": "fetchKeywords",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Keyword",
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
            "name": "word",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumber",
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
            "name": "seen",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordRepliesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeywordRepliesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6f16f398038ad2da2b5134c6658d5cdf11fbd3383d20b7da3534560d3e0c331a",
    "metadata": {},
    "name": "KeywordRepliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dcc189a4e1bf01324399d40503ea4e1";

export default node;
