/**
 * @generated SignedSource<<f0005aff345f5716a510554a2dcc0fb2>>
 * @relayHash f8bb3b64e1d952764444174cd1e5ae65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6535f8062cf91a26bf91cccb80cbfff2398553e491c95874c3c9d11f20df176e

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordsDeleteMutation$variables = {
  id: string;
};
export type KeywordsDeleteMutation$data = {
  readonly deleteKeyword: {
    readonly id: string;
  };
};
export type KeywordsDeleteMutation = {
  response: KeywordsDeleteMutation$data;
  variables: KeywordsDeleteMutation$variables;
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
    "concreteType": "Keyword",
    "kind": "LinkedField",
    "name": "deleteKeyword",
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
    "name": "KeywordsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeywordsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6535f8062cf91a26bf91cccb80cbfff2398553e491c95874c3c9d11f20df176e",
    "metadata": {},
    "name": "KeywordsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57baea688046716aec774ef2bc77ffb6";

export default node;
