/**
 * @generated SignedSource<<6b40fec839a36fb78d1611b831723f4f>>
 * @relayHash 5776ff3cd1b752523d1e4c12b941eadf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9efa04f9cfdd6e78bcea632c10ccd95181ce440206fbc3180952442eb127cd31

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallFallbackAction = "LET_CALL_THROUGH" | "PHONE_NUMBER" | "TEAM_TEAMMATE" | "VOICEMAIL";
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type IvrTarget = "BACK" | "HANG_UP" | "MENU" | "OPERATOR" | "PHONE_NUMBER" | "SOUND" | "TEAM" | "USER" | "VOICEMAIL";
export type UpdatePhoneNumberSettingsInput = {
  businessHours?: WorkingHoursInput | null | undefined;
  callForward?: CallForwardInput | null | undefined;
  closedFallback?: CallFallbackAction | null | undefined;
  closedTarget?: CallFallbackInput | null | undefined;
  enableCallRecording?: boolean | null | undefined;
  fallback?: CallFallbackInput | null | undefined;
  greeting?: boolean | null | undefined;
  id: string;
  ivr?: IvrInput | null | undefined;
  name?: string | null | undefined;
  sound?: CallPromptInput | null | undefined;
  teamId?: string | null | undefined;
  timeout?: number | null | undefined;
  type?: CallWorkflowType | null | undefined;
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
export type CallForwardInput = {
  phoneNumber: string;
  pressOneToAccept?: boolean | null | undefined;
};
export type CallFallbackInput = {
  action?: CallFallbackAction | null | undefined;
  forward?: CallForwardInput | null | undefined;
  teamId?: string | null | undefined;
  userId?: string | null | undefined;
};
export type IvrInput = {
  ivrChoices: ReadonlyArray<IvrChoiceInput>;
  prompt: CallPromptInput;
};
export type IvrChoiceInput = {
  forward?: CallForwardInput | null | undefined;
  keys: ReadonlyArray<string>;
  label: string;
  prompt?: CallPromptInput | null | undefined;
  target: IvrTarget;
  teamId?: string | null | undefined;
  userId?: string | null | undefined;
};
export type CallPromptInput = {
  say?: string | null | undefined;
  sound?: string | null | undefined;
};
export type NumberFormMutation$variables = {
  input: UpdatePhoneNumberSettingsInput;
};
export type NumberFormMutation$data = {
  readonly updatePhoneNumberSettings: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NumberForm_number">;
  };
};
export type NumberFormMutation = {
  response: NumberFormMutation$data;
  variables: NumberFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NumberFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "updatePhoneNumberSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumberForm_number"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NumberFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "updatePhoneNumberSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enableCallRecording",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallWorkFlow",
            "kind": "LinkedField",
            "name": "callWorkFlow",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeout",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "greeting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voicemail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedFallback",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "businessHoursType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CallWorkFlowTeam",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "teamId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkingHours",
                "kind": "LinkedField",
                "name": "businessHours",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enabled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timezone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkingDay",
                    "kind": "LinkedField",
                    "name": "days",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weekday",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WorkingBlock",
                        "kind": "LinkedField",
                        "name": "blocks",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "start",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "end",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9efa04f9cfdd6e78bcea632c10ccd95181ce440206fbc3180952442eb127cd31",
    "metadata": {},
    "name": "NumberFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27639d3ebf32ca42494e4fbb023813b4";

export default node;
