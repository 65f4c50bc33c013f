/**
 * @generated SignedSource<<b041038dc959a9bb3cd6c8525113e6ba>>
 * @relayHash 3d46cb8a8da6f880868191498afa10ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc51bc4b7dbc4b126e4d2806ee87878b500dd31bc77bc8ae32f91e29510e6c8

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceState = "GONE" | "REGISTERED" | "UNREGISTERED";
export type ReportDeviceInput = {
  deviceId: string;
  label?: string | null | undefined;
  microphoneAllowed: boolean;
  state: DeviceState;
};
export type phoneOperationsReportDeviceMutation$variables = {
  input: ReportDeviceInput;
};
export type phoneOperationsReportDeviceMutation$data = {
  readonly reportDevice: {
    readonly reachable: boolean;
  };
};
export type phoneOperationsReportDeviceMutation = {
  response: phoneOperationsReportDeviceMutation$data;
  variables: phoneOperationsReportDeviceMutation$variables;
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
    "concreteType": "DeviceReport",
    "kind": "LinkedField",
    "name": "reportDevice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reachable",
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
    "name": "phoneOperationsReportDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "phoneOperationsReportDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbc51bc4b7dbc4b126e4d2806ee87878b500dd31bc77bc8ae32f91e29510e6c8",
    "metadata": {},
    "name": "phoneOperationsReportDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ba3ee5f4773dc7a70cfda47b7cb334e";

export default node;
