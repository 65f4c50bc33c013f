/**
 * @generated SignedSource<<2a096e09966e8bf5a24336039b55e6ea>>
 * @relayHash 899bcc26984c43a42069160a96026589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5975895bb49cd35e5181172a238a5df866b9f1d5e96aed49ee3e0ad0cdb4c8b

import type { ConcreteRequest } from 'relay-runtime';
export type MailedCodeResendMutation$variables = {
  userId: string;
};
export type MailedCodeResendMutation$data = {
  readonly resendVerificationCode: {
    readonly resendAfterSeconds: number;
  };
};
export type MailedCodeResendMutation = {
  response: MailedCodeResendMutation$data;
  variables: MailedCodeResendMutation$variables;
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
    "name": "MailedCodeResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailedCodeResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5975895bb49cd35e5181172a238a5df866b9f1d5e96aed49ee3e0ad0cdb4c8b",
    "metadata": {},
    "name": "MailedCodeResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "caf1b6f2600b3244b519712ab4093cbe";

export default node;
