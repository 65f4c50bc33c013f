/**
 * @generated SignedSource<<b761178f798b457add637417c2721c8c>>
 * @relayHash d4232d6e61c3768c147a37204fdd0517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3a83aeb15fdf673128fffb2ae6836fde5be37759c1798612e4d51a6ebe1d31

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordFormResendMutation$variables = {
  userId: string;
};
export type ResetPasswordFormResendMutation$data = {
  readonly resendResetPasswordCode: {
    readonly resendAfterSeconds: number;
  };
};
export type ResetPasswordFormResendMutation = {
  response: ResetPasswordFormResendMutation$data;
  variables: ResetPasswordFormResendMutation$variables;
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
    "concreteType": "CodeSentResult",
    "kind": "LinkedField",
    "name": "resendResetPasswordCode",
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
    "name": "ResetPasswordFormResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPasswordFormResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e3a83aeb15fdf673128fffb2ae6836fde5be37759c1798612e4d51a6ebe1d31",
    "metadata": {},
    "name": "ResetPasswordFormResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d15d0eec4eb467c90cb37a3e2b79e595";

export default node;
