/**
 * @generated SignedSource<<99d47920ba82fcfbb45905182805c39e>>
 * @relayHash ba6977ad8016fdf706e1662b58a71507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112a504d22d0453122edf0157ed801cd1306778dd6cf1ae7cf7235343efca59f

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type WorkspaceUserRole = "ADMIN" | "MANAGER" | "MEMBER" | "OWNER";
export type useInvitationQuery$variables = {
  token: string;
};
export type useInvitationQuery$data = {
  readonly getInvitation: {
    readonly email: string;
    readonly expiresAt: any;
    readonly hasAccount: boolean;
    readonly inviterName: string | null | undefined;
    readonly roleName: WorkspaceUserRole;
    readonly status: InvitationStatus;
    readonly workspaceName: string;
  };
};
export type useInvitationQuery = {
  response: useInvitationQuery$data;
  variables: useInvitationQuery$variables;
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
    "concreteType": "InvitationPreview",
    "kind": "LinkedField",
    "name": "getInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workspaceName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inviterName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAccount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "useInvitationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvitationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "112a504d22d0453122edf0157ed801cd1306778dd6cf1ae7cf7235343efca59f",
    "metadata": {},
    "name": "useInvitationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a878883dd73b0d018d756c1078d59dda";

export default node;
