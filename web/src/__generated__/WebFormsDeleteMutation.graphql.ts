/**
 * @generated SignedSource<<21152a0bb74b90dcab16362adfb5c625>>
 * @relayHash 51b9dfd31c1696ebbcda7b99bc98eb0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9a3a7f5882f895cfc8532a4836df99e167d1516ef47a32b497d1699e2ae6ef0

import type { ConcreteRequest } from 'relay-runtime';
export type WebFormsDeleteMutation$variables = {
  id: string;
};
export type WebFormsDeleteMutation$data = {
  readonly deleteWebForm: {
    readonly id: string;
  };
};
export type WebFormsDeleteMutation = {
  response: WebFormsDeleteMutation$data;
  variables: WebFormsDeleteMutation$variables;
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
    "concreteType": "WebForm",
    "kind": "LinkedField",
    "name": "deleteWebForm",
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
    "name": "WebFormsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebFormsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e9a3a7f5882f895cfc8532a4836df99e167d1516ef47a32b497d1699e2ae6ef0",
    "metadata": {},
    "name": "WebFormsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "555f6dd0d6453c68986ddf9add70230e";

export default node;
