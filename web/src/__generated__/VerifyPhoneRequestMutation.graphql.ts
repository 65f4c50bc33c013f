/**
 * @generated SignedSource<<a3882861ad7ee8898c77e06c78ba44bc>>
 * @relayHash b7503a14b51184738d7fec8699398b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d2a194e1d750930cbeb1c6e6f893fb41dc0ebb551564e2a377b57ba0a6f868a

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPhoneRequestMutation$variables = {
  phoneNumber: string;
};
export type VerifyPhoneRequestMutation$data = {
  readonly requestPhoneVerification: {
    readonly resendAfterSeconds: number;
  };
};
export type VerifyPhoneRequestMutation = {
  response: VerifyPhoneRequestMutation$data;
  variables: VerifyPhoneRequestMutation$variables;
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
    "name": "VerifyPhoneRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerifyPhoneRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d2a194e1d750930cbeb1c6e6f893fb41dc0ebb551564e2a377b57ba0a6f868a",
    "metadata": {},
    "name": "VerifyPhoneRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d9871e2b802073eda4d411634ec83f0";

export default node;
