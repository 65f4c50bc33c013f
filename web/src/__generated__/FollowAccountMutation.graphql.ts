/**
 * @generated SignedSource<<4d81bd6f36b87f5d9079a9aaecc8d422>>
 * @relayHash 8122ce6a959cff8d210b9004cb549711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 522b4babaedd0c75a745946e33a5bf4493b0f41c5314e3e9d14bf6fb34a1e285

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
export type FollowAccountMutation$variables = {
  input: UpdateUserInput;
};
export type FollowAccountMutation$data = {
  readonly updateUser: {
    readonly id: string;
    readonly language: string | null | undefined;
  };
};
export type FollowAccountMutation = {
  response: FollowAccountMutation$data;
  variables: FollowAccountMutation$variables;
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
    "name": "FollowAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "522b4babaedd0c75a745946e33a5bf4493b0f41c5314e3e9d14bf6fb34a1e285",
    "metadata": {},
    "name": "FollowAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91b0b2a475a5c7f8321f630d8612e555";

export default node;
