/**
 * @generated SignedSource<<32f586d44011337c54beeb402c9ad077>>
 * @relayHash f82cc126f4ccf3c4e899d5ab8d7e5028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91de6b0ec29861477cf5fd3303c42aa922f909067fd7661af5d68819e983de60

import type { ConcreteRequest } from 'relay-runtime';
export type useMergeDismissMutation$variables = {
  id: string;
};
export type useMergeDismissMutation$data = {
  readonly dismissContactDuplicate: string;
};
export type useMergeDismissMutation = {
  response: useMergeDismissMutation$data;
  variables: useMergeDismissMutation$variables;
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
    "name": "dismissContactDuplicate",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMergeDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91de6b0ec29861477cf5fd3303c42aa922f909067fd7661af5d68819e983de60",
    "metadata": {},
    "name": "useMergeDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "270960494bd4be660ae385400b2e38bc";

export default node;
