/**
 * @generated SignedSource<<098b980eabbfcb81f464f5b9099ba180>>
 * @relayHash 5e1b971522cff0c36e04244c0f7edb19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58c296f94238054254e138095f7c0a860981b8c953b0d75dddc89052c84887e6

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMonitorNoticeInput = {
  notifyAgentOnMonitor: boolean;
  version: number;
};
export type MonitorNoticeFieldMutation$variables = {
  input: UpdateMonitorNoticeInput;
};
export type MonitorNoticeFieldMutation$data = {
  readonly updateMonitorNotice: {
    readonly version: number;
  };
};
export type MonitorNoticeFieldMutation = {
  response: MonitorNoticeFieldMutation$data;
  variables: MonitorNoticeFieldMutation$variables;
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
    "name": "updateMonitorNotice",
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
    "name": "MonitorNoticeFieldMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MonitorNoticeFieldMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58c296f94238054254e138095f7c0a860981b8c953b0d75dddc89052c84887e6",
    "metadata": {},
    "name": "MonitorNoticeFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1addf54422070d0e0f105fa973ee5366";

export default node;
