/**
 * @generated SignedSource<<b2c9d2d34789d5bd05fbdd36cfb085b7>>
 * @relayHash 1aa49ec1754c108b2d27d672f8ce05a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0efa607a1f5caf985cdd9f3168389d6d68f7912b0c63348f38d24ec7727f5bdf

import type { ConcreteRequest } from 'relay-runtime';
export type VoiceGender = "FEMALE" | "MALE";
export type SayTextQuery$variables = Record<PropertyKey, never>;
export type SayTextQuery$data = {
  readonly fetchTTSvoices: ReadonlyArray<{
    readonly gender: VoiceGender;
    readonly name: string;
    readonly recommended: boolean;
    readonly sampleUrl: string;
    readonly title: string;
  }>;
};
export type SayTextQuery = {
  response: SayTextQuery$data;
  variables: SayTextQuery$variables;
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
        "name": "gender",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampleUrl",
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
    "name": "SayTextQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SayTextQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0efa607a1f5caf985cdd9f3168389d6d68f7912b0c63348f38d24ec7727f5bdf",
    "metadata": {},
    "name": "SayTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aaa08d37f34aa3668dfe27db15d8d6a1";

export default node;
