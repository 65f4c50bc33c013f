/**
 * @generated SignedSource<<dccba6340c3618db24e83d36185645bc>>
 * @relayHash 1165a6caa919461db43dd4de618e26ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 009ad82375b521b09b824504dad7217b97a9679669d6cc8d53f4def1b83af04c

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
export type useChooseLanguageMutation$variables = {
  input: UpdateUserInput;
};
export type useChooseLanguageMutation$data = {
  readonly updateUser: {
    readonly id: string;
    readonly language: string | null | undefined;
    readonly locale: string | null | undefined;
  };
};
export type useChooseLanguageMutation = {
  response: useChooseLanguageMutation$data;
  variables: useChooseLanguageMutation$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "locale",
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
    "name": "useChooseLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChooseLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "009ad82375b521b09b824504dad7217b97a9679669d6cc8d53f4def1b83af04c",
    "metadata": {},
    "name": "useChooseLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf6fbb9c35c1ddcf2e2789c118aa0221";

export default node;
