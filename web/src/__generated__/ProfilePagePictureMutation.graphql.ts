/**
 * @generated SignedSource<<be85ef9ee88f9491c66738acb8637b1f>>
 * @relayHash cc0c1e4d1672e7577db9ce628ef66915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d348e8ba651d226e0593fbebd3f51ab88f63f4f6a72401ed1f5a14b9a1f15e1

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
export type ProfilePagePictureMutation$variables = {
  input: UpdateUserInput;
};
export type ProfilePagePictureMutation$data = {
  readonly updateUser: {
    readonly id: string;
    readonly profileImageMedia: {
      readonly id: string;
      readonly url: string;
    } | null | undefined;
    readonly version: number;
  };
};
export type ProfilePagePictureMutation = {
  response: ProfilePagePictureMutation$data;
  variables: ProfilePagePictureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
      (v1/*:: as any*/),
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
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "profileImageMedia",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
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
    "name": "ProfilePagePictureMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfilePagePictureMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8d348e8ba651d226e0593fbebd3f51ab88f63f4f6a72401ed1f5a14b9a1f15e1",
    "metadata": {},
    "name": "ProfilePagePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3aced5ebe25ae9f176ba1261b5726599";

export default node;
