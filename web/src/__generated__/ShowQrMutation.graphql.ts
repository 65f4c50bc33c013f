/**
 * @generated SignedSource<<d6d53db66970d40f0fb8fb60cec3135b>>
 * @relayHash 68aab44aba579f8ad7f706135b92b3eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8664315bb31701a2cbfc6227f0a0cba82f12f6b1671743afe79443238fdc7ba8

import type { ConcreteRequest } from 'relay-runtime';
export type ShowQrMutation$variables = {
  approve: boolean;
  token: string;
};
export type ShowQrMutation$data = {
  readonly verifyQrCodeAuth: boolean;
};
export type ShowQrMutation = {
  response: ShowQrMutation$data;
  variables: ShowQrMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "approve"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "approve",
        "variableName": "approve"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "verifyQrCodeAuth",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShowQrMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ShowQrMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8664315bb31701a2cbfc6227f0a0cba82f12f6b1671743afe79443238fdc7ba8",
    "metadata": {},
    "name": "ShowQrMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0c0864732f562d7eabbae1e6c43ec42";

export default node;
