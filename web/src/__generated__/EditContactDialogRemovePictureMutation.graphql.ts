/**
 * @generated SignedSource<<8175c60734f944148843bac78160fcd0>>
 * @relayHash 3434e371935adaad7ee17357451d0057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84df474a6bda7375b5b94383293db11a4de2627f9dbc251f48a5de80f69449b

import type { ConcreteRequest } from 'relay-runtime';
export type EditContactDialogRemovePictureMutation$variables = {
  id: string;
};
export type EditContactDialogRemovePictureMutation$data = {
  readonly removeContactPicture: {
    readonly id: string;
    readonly pictureURL: string | null | undefined;
    readonly version: number;
  };
};
export type EditContactDialogRemovePictureMutation = {
  response: EditContactDialogRemovePictureMutation$data;
  variables: EditContactDialogRemovePictureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "removeContactPicture",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pictureURL",
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
    "name": "EditContactDialogRemovePictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditContactDialogRemovePictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e84df474a6bda7375b5b94383293db11a4de2627f9dbc251f48a5de80f69449b",
    "metadata": {},
    "name": "EditContactDialogRemovePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38437cbd345e16b7cb16b564bc940871";

export default node;
