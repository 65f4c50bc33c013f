/**
 * @generated SignedSource<<ccd553f1b4f26bcfc19aed253f52df3b>>
 * @relayHash db061c077d97f199f091ca8a979e4e5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84adac44a670c286d7d56f9df830c4067a1d04dcc72d09c62f9ead87ee4e0072

import type { ConcreteRequest } from 'relay-runtime';
export type SettingsViewQuery$variables = Record<PropertyKey, never>;
export type SettingsViewQuery$data = {
  readonly fetchConfigurations: {
    readonly ringTones: ReadonlyArray<{
      readonly id: string;
      readonly isDefault: boolean;
      readonly label: string;
      readonly url: string;
    }>;
  };
};
export type SettingsViewQuery = {
  response: SettingsViewQuery$data;
  variables: SettingsViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsViewQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsViewQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "84adac44a670c286d7d56f9df830c4067a1d04dcc72d09c62f9ead87ee4e0072",
    "metadata": {},
    "name": "SettingsViewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2966203f062fdb006679aca941de2935";

export default node;
