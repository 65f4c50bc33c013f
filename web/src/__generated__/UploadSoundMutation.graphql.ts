/**
 * @generated SignedSource<<ba97b3f979a1af0802e3803ea43d1de8>>
 * @relayHash d218f474e5592cfd059a3955da99c078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36fee503fbba883e287c6c587efe9e3a1bf9cff41fd68dd3e6694768b76e93e0

import type { ConcreteRequest } from 'relay-runtime';
export type MediaType = "AUDIO" | "DOCUMENTS" | "IMAGES" | "MOH" | "PCAP_LOGS" | "RECORDING" | "VIDEO";
export type UploadSoundMutation$variables = {
  file: any;
  type: MediaType;
};
export type UploadSoundMutation$data = {
  readonly uploadFile: {
    readonly id: string;
  };
};
export type UploadSoundMutation = {
  response: UploadSoundMutation$data;
  variables: UploadSoundMutation$variables;
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
    "name": "UploadSoundMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadSoundMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36fee503fbba883e287c6c587efe9e3a1bf9cff41fd68dd3e6694768b76e93e0",
    "metadata": {},
    "name": "UploadSoundMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fb0776d64eee3d6fa766a0b85302238";

export default node;
