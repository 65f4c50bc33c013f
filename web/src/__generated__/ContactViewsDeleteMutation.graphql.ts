/**
 * @generated SignedSource<<3d2e8b5941844ff5389149d32bede3de>>
 * @relayHash 47ddbcb5222a7008aad80dc177f4aa5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2bfe0cf1c08bf2922720124343d16455c9be672e4bb3370bacd601408ccda38

import type { ConcreteRequest } from 'relay-runtime';
export type ContactViewsDeleteMutation$variables = {
  id: string;
};
export type ContactViewsDeleteMutation$data = {
  readonly deleteContactView: string;
};
export type ContactViewsDeleteMutation = {
  response: ContactViewsDeleteMutation$data;
  variables: ContactViewsDeleteMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteContactView",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactViewsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactViewsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2bfe0cf1c08bf2922720124343d16455c9be672e4bb3370bacd601408ccda38",
    "metadata": {},
    "name": "ContactViewsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a17ec70cb520b5423545d8430300888";

export default node;
