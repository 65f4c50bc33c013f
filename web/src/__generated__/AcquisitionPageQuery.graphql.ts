/**
 * @generated SignedSource<<c2f4b36bdfed57f55401b3ce8bc3f97f>>
 * @relayHash 609d68432cfde9e21df06f6bf0c5ba6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cceb62e138b6565b6bebfdf110c667cc62f7131af29543c7d7b4b4bd38bafc91

import type { ConcreteRequest } from 'relay-runtime';
export type OptInLevel = "DOUBLE" | "SINGLE" | "UNKNOWN";
export type AcquisitionPageQuery$variables = Record<PropertyKey, never>;
export type AcquisitionPageQuery$data = {
  readonly fetchKeywords: {
    readonly data: ReadonlyArray<{
      readonly answer: string;
      readonly id: string;
      readonly joined: number;
      readonly left: number;
      readonly listId: string;
      readonly listName: string | null | undefined;
      readonly optInLevel: OptInLevel;
      readonly phoneNumber: string;
      readonly phoneNumberId: string;
      readonly question: string | null | undefined;
      readonly seen: number;
      readonly version: number;
      readonly word: string;
    }>;
    readonly limit: number;
  };
};
export type AcquisitionPageQuery = {
  response: AcquisitionPageQuery$data;
  variables: AcquisitionPageQuery$variables;
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
        "kind": "ScalarField",
        "name": "limit",
        "storageKey": null
      },
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
            "name": "phoneNumberId",
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
            "name": "seen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "joined",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "left",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AcquisitionPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AcquisitionPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cceb62e138b6565b6bebfdf110c667cc62f7131af29543c7d7b4b4bd38bafc91",
    "metadata": {},
    "name": "AcquisitionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2614aa08f453b3980b0beaf10c5e677c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
