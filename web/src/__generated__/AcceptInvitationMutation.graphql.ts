/**
 * @generated SignedSource<<ef43c6479530e22dd5c50e312fa2c12c>>
 * @relayHash 3ea1f1c97b65b787b1296f04bb354f94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a02479daef38b702ef5fd0211c7131e2f8d34f9d4d4169c285b693c2602fbbb6

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationMutation$variables = {
  token: string;
};
export type AcceptInvitationMutation$data = {
  readonly acceptInvitation: {
    readonly id: string;
  };
};
export type AcceptInvitationMutation = {
  response: AcceptInvitationMutation$data;
  variables: AcceptInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "acceptInvitation",
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
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a02479daef38b702ef5fd0211c7131e2f8d34f9d4d4169c285b693c2602fbbb6",
    "metadata": {},
    "name": "AcceptInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d334e6495bba4f36da4486c1d9dc6e84";

export default node;
