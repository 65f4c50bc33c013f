/**
 * @generated SignedSource<<bf8d840ffb27d50ecf8a431de2610d94>>
 * @relayHash c0bac6f849e5b150c055aeba6e0850ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1eb31dfdf2d3bd76c28388c3681f25ce0b8913f6a0c0ed20413e884a8a29b8e

import type { ConcreteRequest } from 'relay-runtime';
export type EditContactDialogPictureMutation$variables = {
  file: any;
  id: string;
};
export type EditContactDialogPictureMutation$data = {
  readonly setContactPicture: {
    readonly id: string;
    readonly pictureURL: string | null | undefined;
    readonly version: number;
  };
};
export type EditContactDialogPictureMutation = {
  response: EditContactDialogPictureMutation$data;
  variables: EditContactDialogPictureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "setContactPicture",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditContactDialogPictureMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditContactDialogPictureMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b1eb31dfdf2d3bd76c28388c3681f25ce0b8913f6a0c0ed20413e884a8a29b8e",
    "metadata": {},
    "name": "EditContactDialogPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "742b63c5f670195ecb58e8fa0d1b3047";

export default node;
