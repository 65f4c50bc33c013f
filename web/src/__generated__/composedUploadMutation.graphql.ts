/**
 * @generated SignedSource<<513d7273ea1743f71421e68a89e74753>>
 * @relayHash a204d63926b594277c0f297680e81c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7376c5ce25823f66a145b086f65a7de1db3079d639fc5be7082739771950f0a

import type { ConcreteRequest } from 'relay-runtime';
export type composedUploadMutation$variables = {
  file: any;
};
export type composedUploadMutation$data = {
  readonly uploadMessageFile: {
    readonly id: string;
  };
};
export type composedUploadMutation = {
  response: composedUploadMutation$data;
  variables: composedUploadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
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
      }
    ],
    "concreteType": "MessageAttachment",
    "kind": "LinkedField",
    "name": "uploadMessageFile",
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
    "name": "composedUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "composedUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a7376c5ce25823f66a145b086f65a7de1db3079d639fc5be7082739771950f0a",
    "metadata": {},
    "name": "composedUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6dc45c39509bb975a539743ecfebc770";

export default node;
