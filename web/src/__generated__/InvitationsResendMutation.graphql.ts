/**
 * @generated SignedSource<<c4598db9c17a8a191c75eedf14ccee9b>>
 * @relayHash 46333d40fe8d45cc506cc364e7b9529a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f825e9fb8f816ea6c98f0a6fcc439d89e4c685984ba1352c7cc82bc2779e6e95

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type InvitationsResendMutation$variables = {
  id: string;
};
export type InvitationsResendMutation$data = {
  readonly resendInvitation: {
    readonly expiresAt: any;
    readonly id: string;
    readonly status: InvitationStatus;
  };
};
export type InvitationsResendMutation = {
  response: InvitationsResendMutation$data;
  variables: InvitationsResendMutation$variables;
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
        "name": "invitationId",
        "variableName": "id"
      }
    ],
    "concreteType": "Invitation",
    "kind": "LinkedField",
    "name": "resendInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "InvitationsResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationsResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f825e9fb8f816ea6c98f0a6fcc439d89e4c685984ba1352c7cc82bc2779e6e95",
    "metadata": {},
    "name": "InvitationsResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50a22995ce3f34f9c732885d2afd04b2";

export default node;
