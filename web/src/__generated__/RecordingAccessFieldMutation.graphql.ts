/**
 * @generated SignedSource<<a1df5d5117f72aa0d5da0d019eb9e01c>>
 * @relayHash 74ec0ca905ccc572e3ee25ae958073ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f95f5ddd298bdc142f7fb0fa4d63a46d20ce97e18e29fb2fd8872eb535bbd4a7

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingAccess = "ADMINS" | "HANDLERS_AND_MANAGERS" | "TEAM";
export type UpdateRecordingAccessInput = {
  recordingAccess: RecordingAccess;
  version: number;
};
export type RecordingAccessFieldMutation$variables = {
  input: UpdateRecordingAccessInput;
};
export type RecordingAccessFieldMutation$data = {
  readonly updateRecordingAccess: {
    readonly version: number;
  };
};
export type RecordingAccessFieldMutation = {
  response: RecordingAccessFieldMutation$data;
  variables: RecordingAccessFieldMutation$variables;
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
    "name": "updateRecordingAccess",
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
    "name": "RecordingAccessFieldMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordingAccessFieldMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f95f5ddd298bdc142f7fb0fa4d63a46d20ce97e18e29fb2fd8872eb535bbd4a7",
    "metadata": {},
    "name": "RecordingAccessFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "794836e2718e1fec2b8b92a844e6e665";

export default node;
