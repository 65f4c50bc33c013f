/**
 * @generated SignedSource<<62ca079d7329c044ae6eebe749b06a22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessHoursType = "CUSTOM" | "EVERYDAY" | "WEEKDAYS" | "WEEKENDS";
export type CallFallbackAction = "LET_CALL_THROUGH" | "PHONE_NUMBER" | "TEAM_TEAMMATE" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type NumberForm_number$data = {
  readonly callWorkFlow: {
    readonly businessHours: {
      readonly days: ReadonlyArray<{
        readonly blocks: ReadonlyArray<{
          readonly end: string;
          readonly start: string;
        }>;
        readonly weekday: number;
      }>;
      readonly enabled: boolean;
      readonly timezone: string;
    } | null | undefined;
    readonly businessHoursType: BusinessHoursType | null | undefined;
    readonly closedFallback: CallFallbackAction;
    readonly greeting: boolean;
    readonly team: {
      readonly teamId: string;
    } | null | undefined;
    readonly timeout: number;
    readonly voicemail: boolean;
  } | null | undefined;
  readonly enableCallRecording: boolean;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "NumberForm_number";
};
export type NumberForm_number$key = {
  readonly " $data"?: NumberForm_number$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberForm_number">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberForm_number",
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
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};

(node as any).hash = "8140ae646fa4eaa8ef826f476375e5e1";

export default node;
