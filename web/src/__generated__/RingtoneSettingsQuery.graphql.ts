/**
 * @generated SignedSource<<a265280c37f389b00cfda204fb164559>>
 * @relayHash 0ad6af5ce28a812f4c732b4d465f7f76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca9911b0d3e08163a0559703ad7ecaa23b76b075c6a2c201fe6dac10a2c48ac

import type { ConcreteRequest } from 'relay-runtime';
export type RingtoneSettingsQuery$variables = Record<PropertyKey, never>;
export type RingtoneSettingsQuery$data = {
  readonly fetchConfigurations: {
    readonly ringTones: ReadonlyArray<{
      readonly id: string;
      readonly isDefault: boolean;
      readonly label: string;
      readonly url: string;
    }>;
  };
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly ringToneId: string | null | undefined;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly ringToneId: string | null | undefined;
    };
  };
};
export type RingtoneSettingsQuery = {
  response: RingtoneSettingsQuery$data;
  variables: RingtoneSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ringToneId",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Configuration",
    "kind": "LinkedField",
    "name": "fetchConfigurations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ringtone",
        "kind": "LinkedField",
        "name": "ringTones",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RingtoneSettingsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RingtoneSettingsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dca9911b0d3e08163a0559703ad7ecaa23b76b075c6a2c201fe6dac10a2c48ac",
    "metadata": {},
    "name": "RingtoneSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9632bfaa039041e069badc4d430e7ed0";

export default node;
