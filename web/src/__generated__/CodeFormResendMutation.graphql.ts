/**
 * @generated SignedSource<<9130a5339ad32744358556136ac2c7b2>>
 * @relayHash 53e56f2e1a7ad472c95f059ad3638671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5705618f1fd5e996963ef6679f8fc2299fb9bcbd17857e0fbbd42245998d67e3

import type { ConcreteRequest } from 'relay-runtime';
export type CodeFormResendMutation$variables = {
  userId: string;
};
export type CodeFormResendMutation$data = {
  readonly resendVerificationCode: {
    readonly resendAfterSeconds: number;
  };
};
export type CodeFormResendMutation = {
  response: CodeFormResendMutation$data;
  variables: CodeFormResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "ResendVerificationCodeResult",
    "kind": "LinkedField",
    "name": "resendVerificationCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resendAfterSeconds",
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
    "name": "CodeFormResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodeFormResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5705618f1fd5e996963ef6679f8fc2299fb9bcbd17857e0fbbd42245998d67e3",
    "metadata": {},
    "name": "CodeFormResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e9de8152a47bcd99d9c4667fa761b1b";

export default node;
