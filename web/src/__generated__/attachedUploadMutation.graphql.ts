/**
 * @generated SignedSource<<7b130f907b5e4248d4d5ae4a8d21c6be>>
 * @relayHash 99a95790a60c0cddc745dc0d4b6f0029
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28ca24a9592310c70d8091c3161b88dc456851b8c08f23dfba345994efd78aa5

import type { ConcreteRequest } from 'relay-runtime';
export type attachedUploadMutation$variables = {
  file: any;
};
export type attachedUploadMutation$data = {
  readonly uploadCommentMedia: {
    readonly id: string;
  };
};
export type attachedUploadMutation = {
  response: attachedUploadMutation$data;
  variables: attachedUploadMutation$variables;
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
    "concreteType": "CommentMedia",
    "kind": "LinkedField",
    "name": "uploadCommentMedia",
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
    "name": "attachedUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "attachedUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "28ca24a9592310c70d8091c3161b88dc456851b8c08f23dfba345994efd78aa5",
    "metadata": {},
    "name": "attachedUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb92d6feb6fad2ef3e7eb2a95df03575";

export default node;
