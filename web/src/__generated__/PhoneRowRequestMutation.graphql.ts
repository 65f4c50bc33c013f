/**
 * @generated SignedSource<<1374a523c901e9f0b9367b239ef6aaeb>>
 * @relayHash 470d0d0a10f44cbd7ebba4ffb0dafae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cde45a63ed81c035c5b771909b57afe4bb0b320ed940ebe8b99226e5efbf330

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneRowRequestMutation$variables = {
  phoneNumber: string;
};
export type PhoneRowRequestMutation$data = {
  readonly requestPhoneVerification: {
    readonly resendAfterSeconds: number;
  };
};
export type PhoneRowRequestMutation = {
  response: PhoneRowRequestMutation$data;
  variables: PhoneRowRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phoneNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phoneNumber",
        "variableName": "phoneNumber"
      }
    ],
    "concreteType": "CodeSentResult",
    "kind": "LinkedField",
    "name": "requestPhoneVerification",
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
    "name": "PhoneRowRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PhoneRowRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0cde45a63ed81c035c5b771909b57afe4bb0b320ed940ebe8b99226e5efbf330",
    "metadata": {},
    "name": "PhoneRowRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f98822adde53a7b5e3eebb6cb860d825";

export default node;
