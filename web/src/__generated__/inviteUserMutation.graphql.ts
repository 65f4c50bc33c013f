/**
 * @generated SignedSource<<56b12e111808aeebbddd9bf2d5debb88>>
 * @relayHash 5730cea0da80c337342242bed3bd1818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d74a0e1d79da43e14320868d05dac628f92784099caf364cf6c7a90d9a600d37

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type InviteUserInput = {
  email: string;
  idempotencyKey?: string | null | undefined;
  roleId: string;
  teamIds?: ReadonlyArray<string> | null | undefined;
  withSeat?: boolean | null | undefined;
};
export type inviteUserMutation$variables = {
  input: InviteUserInput;
};
export type inviteUserMutation$data = {
  readonly inviteUser: {
    readonly email: string;
    readonly expiresAt: any;
    readonly id: string;
    readonly status: InvitationStatus;
  };
};
export type inviteUserMutation = {
  response: inviteUserMutation$data;
  variables: inviteUserMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Invitation",
    "kind": "LinkedField",
    "name": "inviteUser",
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
        "name": "email",
        "storageKey": null
      },
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
    "name": "inviteUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inviteUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d74a0e1d79da43e14320868d05dac628f92784099caf364cf6c7a90d9a600d37",
    "metadata": {},
    "name": "inviteUserMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f8ee526e7ea287e2e9e78670b9ae7b8";

export default node;
