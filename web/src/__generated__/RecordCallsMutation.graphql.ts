/**
 * @generated SignedSource<<82c7e32306495f8ef3ea38ba227fcb08>>
 * @relayHash dee292fbe14fc03e34b899398408e574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1128e5f30cd6bc6a82bddad40f9e9c87d033ff30b41db548485ea2133d5d9b10

import type { ConcreteRequest } from 'relay-runtime';
export type CallFallbackAction = "LET_CALL_THROUGH" | "PHONE_NUMBER" | "TEAM_TEAMMATE" | "VOICEMAIL";
export type UpdatePhoneNumberSettingsInput = {
  businessHours?: WorkingHoursInput | null | undefined;
  closedFallback?: CallFallbackAction | null | undefined;
  enableCallRecording?: boolean | null | undefined;
  greeting?: boolean | null | undefined;
  id: string;
  name?: string | null | undefined;
  teamId?: string | null | undefined;
  timeout?: number | null | undefined;
  version: number;
  voicemail?: boolean | null | undefined;
};
export type WorkingHoursInput = {
  days: ReadonlyArray<WorkingDayInput>;
  enabled: boolean;
  timezone: string;
};
export type WorkingDayInput = {
  blocks: ReadonlyArray<WorkingBlockInput>;
  weekday: number;
};
export type WorkingBlockInput = {
  end: string;
  start: string;
};
export type RecordCallsMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type RecordCallsMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly enableCallRecording: boolean;
    readonly id: string;
    readonly version: number;
  };
};
export type RecordCallsMutation = {
  response: RecordCallsMutation$data;
  variables: RecordCallsMutation$variables;
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
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "updatePhoneNumberSettings",
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
        "kind": "ScalarField",
        "name": "enableCallRecording",
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
    "name": "RecordCallsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordCallsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1128e5f30cd6bc6a82bddad40f9e9c87d033ff30b41db548485ea2133d5d9b10",
    "metadata": {},
    "name": "RecordCallsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ab4c13404ee5571defc0d6e1a658e66";

export default node;
