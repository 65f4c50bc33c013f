/**
 * @generated SignedSource<<7dd010f5b4b4d253ea65cb2362918af5>>
 * @relayHash add4f60d90bc711961d24e0515405302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f46026e71049d2f9d6548353363fa234a77d633ff3bcc1216be86a037fbeaae2

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  profileImageMediaId?: string | null | undefined;
  settings?: UserSettingsInput | null | undefined;
  timezone?: string | null | undefined;
  version?: number | null | undefined;
};
export type UserSettingsInput = {
  enterSends?: boolean | null | undefined;
  singleKeyShortcuts?: boolean | null | undefined;
};
export type ProfilePageMutation$variables = {
  input: UpdateUserInput;
};
export type ProfilePageMutation$data = {
  readonly updateUser: {
    readonly address: string | null | undefined;
    readonly city: string | null | undefined;
    readonly country: string | null | undefined;
    readonly firstName: string;
    readonly fullName: string;
    readonly id: string;
    readonly language: string | null | undefined;
    readonly lastName: string;
    readonly timezone: string | null | undefined;
    readonly version: number;
  };
};
export type ProfilePageMutation = {
  response: ProfilePageMutation$data;
  variables: ProfilePageMutation$variables;
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
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "updateUser",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timezone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
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
    "name": "ProfilePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfilePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f46026e71049d2f9d6548353363fa234a77d633ff3bcc1216be86a037fbeaae2",
    "metadata": {},
    "name": "ProfilePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3e0bc9c7080ddc79ead579951d5e89b";

export default node;
