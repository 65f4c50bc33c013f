/**
 * @generated SignedSource<<6c1cc53326bae631a11c39bf6d857eae>>
 * @relayHash ed095a8824f4df4e7a7a50780e14cbad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c571be9458aac3a228386244121369cc086b466281f5b0c023614adb095062e

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "REMOVED";
export type InviteUserInput = {
  email: string;
  idempotencyKey?: string | null | undefined;
  roleId: string;
  teamIds?: ReadonlyArray<string> | null | undefined;
  withSeat?: boolean | null | undefined;
};
export type InvitePeopleMutation$variables = {
  input: InviteUserInput;
};
export type InvitePeopleMutation$data = {
  readonly inviteUser: {
    readonly email: string;
    readonly expiresAt: any;
    readonly id: string;
    readonly status: InvitationStatus;
  };
};
export type InvitePeopleMutation = {
  response: InvitePeopleMutation$data;
  variables: InvitePeopleMutation$variables;
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
    "name": "InvitePeopleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitePeopleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c571be9458aac3a228386244121369cc086b466281f5b0c023614adb095062e",
    "metadata": {},
    "name": "InvitePeopleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9ad59ada09840dbaf94a838595388d4";

export default node;
