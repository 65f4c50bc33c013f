/**
 * @generated SignedSource<<e7d5cc2d7dad74a2ee12913f55df4c3b>>
 * @relayHash c71923e0bd8c7c37cd10b7e04a383862
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea6480e9111266e8a684d2cbb833e8a75e1a826ce5f0994f757c29b1a377eec9

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateRecordingSettingsInput = {
  retentionDays?: number | null | undefined;
  version: number;
};
export type RecordingsCardMutation$variables = {
  input: UpdateRecordingSettingsInput;
};
export type RecordingsCardMutation$data = {
  readonly updateRecordingSettings: {
    readonly version: number;
  };
};
export type RecordingsCardMutation = {
  response: RecordingsCardMutation$data;
  variables: RecordingsCardMutation$variables;
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
    "concreteType": "RecordingSettings",
    "kind": "LinkedField",
    "name": "updateRecordingSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "RecordingsCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordingsCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea6480e9111266e8a684d2cbb833e8a75e1a826ce5f0994f757c29b1a377eec9",
    "metadata": {},
    "name": "RecordingsCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40b0662c249a33f4816aa51fc829aaa4";

export default node;
