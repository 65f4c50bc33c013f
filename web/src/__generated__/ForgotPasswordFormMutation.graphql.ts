/**
 * @generated SignedSource<<dbe2b689c716cc76ded7469e81738e2d>>
 * @relayHash 3b1808e8b829a17917cfe6e8b0a44507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37afebd4707c61754f71f63eec40622e82e152b92389e8fc2c4825fb907d20a

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordFormMutation$variables = {
  identifier: string;
};
export type ForgotPasswordFormMutation$data = {
  readonly requestPasswordReset: {
    readonly resendAfterSeconds: number;
    readonly userId: string;
  };
};
export type ForgotPasswordFormMutation = {
  response: ForgotPasswordFormMutation$data;
  variables: ForgotPasswordFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identifier"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "identifier",
        "variableName": "identifier"
      }
    ],
    "concreteType": "PasswordResetResult",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
        "storageKey": null
      },
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
    "name": "ForgotPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f37afebd4707c61754f71f63eec40622e82e152b92389e8fc2c4825fb907d20a",
    "metadata": {},
    "name": "ForgotPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ab363a46e8f007a36d56efa5886fe5f0";

export default node;
