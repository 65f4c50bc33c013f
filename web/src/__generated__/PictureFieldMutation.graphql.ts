/**
 * @generated SignedSource<<1d4a1ce8bfc7aea6b3e5b152d71b4fbf>>
 * @relayHash 4e0e0966c7eefde113184e3d7466e0e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a86b81f5c8a91e9c25e5b673e300c925af2a8d918805b55a37356be511f80b

import type { ConcreteRequest } from 'relay-runtime';
export type MediaType = "AUDIO" | "DOCUMENTS" | "IMAGES" | "MOH" | "PCAP_LOGS" | "RECORDING" | "VIDEO";
export type PictureFieldMutation$variables = {
  file: any;
  type: MediaType;
};
export type PictureFieldMutation$data = {
  readonly uploadFile: {
    readonly id: string;
  };
};
export type PictureFieldMutation = {
  response: PictureFieldMutation$data;
  variables: PictureFieldMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "uploadFile",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PictureFieldMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PictureFieldMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51a86b81f5c8a91e9c25e5b673e300c925af2a8d918805b55a37356be511f80b",
    "metadata": {},
    "name": "PictureFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e68da5d5c9104bd64caf13f6fda5f0c8";

export default node;
