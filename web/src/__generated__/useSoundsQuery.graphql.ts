/**
 * @generated SignedSource<<4f847c79a89d42207e4c876d47cabe6a>>
 * @relayHash 3508beae94e8cc306ac8e832a2b803e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38d79176662d85a58c0f57da7004a0ffc551752553064d767aa6236995a87a7b

import type { ConcreteRequest } from 'relay-runtime';
export type MediaType = "AUDIO" | "DOCUMENTS" | "IMAGES" | "MOH" | "PCAP_LOGS" | "RECORDING" | "VIDEO";
export type useSoundsQuery$variables = Record<PropertyKey, never>;
export type useSoundsQuery$data = {
  readonly getWorkspaceMedia: ReadonlyArray<{
    readonly duration: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly text: string | null | undefined;
    readonly type: MediaType;
    readonly url: string;
  }>;
};
export type useSoundsQuery = {
  response: useSoundsQuery$data;
  variables: useSoundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "types",
        "value": [
          "AUDIO",
          "MOH"
        ]
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "getWorkspaceMedia",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "duration",
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
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": "getWorkspaceMedia(types:[\"AUDIO\",\"MOH\"])"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSoundsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSoundsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38d79176662d85a58c0f57da7004a0ffc551752553064d767aa6236995a87a7b",
    "metadata": {},
    "name": "useSoundsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06f8ceddb4e3df8b41cb8e4f1313ef90";

export default node;
