/**
 * @generated SignedSource<<3d5a67636cda08863a65a28241eb31de>>
 * @relayHash a223a65e01e890bdd6a999bc63671c7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d775850788d5351bc758067264109f5b7341e7969af3443b37229fc8db21ee69

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
export type PreferencesCardMutation$variables = {
  input: UpdateUserInput;
};
export type PreferencesCardMutation$data = {
  readonly updateUser: {
    readonly id: string;
    readonly settings: {
      readonly enterSends: boolean;
      readonly singleKeyShortcuts: boolean;
    };
    readonly version: number;
  };
};
export type PreferencesCardMutation$rawResponse = {
  readonly updateUser: {
    readonly id: string;
    readonly settings: {
      readonly enterSends: boolean;
      readonly singleKeyShortcuts: boolean;
    };
    readonly version: number;
  };
};
export type PreferencesCardMutation = {
  rawResponse: PreferencesCardMutation$rawResponse;
  response: PreferencesCardMutation$data;
  variables: PreferencesCardMutation$variables;
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
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "settings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "singleKeyShortcuts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enterSends",
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
    "name": "PreferencesCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreferencesCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d775850788d5351bc758067264109f5b7341e7969af3443b37229fc8db21ee69",
    "metadata": {},
    "name": "PreferencesCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e523734c35e2926cbee405e3e17cadc";

export default node;
