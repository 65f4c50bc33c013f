/**
 * @generated SignedSource<<01fb9662fe935df6b9f42656da7a7c46>>
 * @relayHash 8c014c159cf8abb41e148bd40425dfd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c9eeae52494d8faa92133b32f1820e24128d9d3862b30ef9019e9167dc527e6

import type { ConcreteRequest } from 'relay-runtime';
export type BusinessHoursType = "CUSTOM" | "EVERYDAY" | "WEEKDAYS" | "WEEKENDS";
export type CallWorkflowType = "CLASSIC" | "CUSTOM" | "IVR" | "QUEUE" | "SOUND";
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type PlanName = "BUSINESS" | "ENTERPRISE" | "FREE" | "STARTER";
export type Platform = "PIPEDRIVE" | "RINGLINE" | "SHOPIFY" | "WIX" | "WORDPRESS";
export type NumbersPageQuery$variables = Record<PropertyKey, never>;
export type NumbersPageQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly isDeleted: boolean;
      readonly name: string;
    }>;
  };
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly callWorkFlow: {
        readonly businessHoursType: BusinessHoursType | null | undefined;
        readonly team: {
          readonly teamId: string;
        } | null | undefined;
        readonly type: CallWorkflowType;
      } | null | undefined;
      readonly country: string;
      readonly emergencyAddress: {
        readonly address1: string | null | undefined;
        readonly address2: string | null | undefined;
        readonly city: string | null | undefined;
        readonly state: string | null | undefined;
        readonly zip: string | null | undefined;
      } | null | undefined;
      readonly emergencyCalls: boolean;
      readonly featureFlags: {
        readonly smsFeatureEnabled: boolean;
        readonly voiceCallEnabled: boolean;
      };
      readonly id: string;
      readonly isComplianceVerified: boolean;
      readonly isFree: boolean;
      readonly isPhoneConfigurationComplete: boolean;
      readonly isTestNumber: boolean;
      readonly name: string;
      readonly number: string;
      readonly status: PhoneNumberStatus;
      readonly type: PhoneNumberType;
      readonly vendorProduct: {
        readonly phonePrice: number;
      };
    }>;
  };
  readonly getActiveWorkspaceSubscription: {
    readonly id: string;
    readonly subscriptionPlan: {
      readonly displayName: string;
      readonly id: string;
      readonly name: PlanName;
    };
    readonly totalFreePhonePhoneNumbers: number;
  } | null | undefined;
  readonly getSenderIds: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly maxNumberOfActiveNumbers: number | null | undefined;
    readonly platform: Platform | null | undefined;
    readonly setting: {
      readonly language: string | null | undefined;
      readonly timezone: string | null | undefined;
    };
  };
  readonly web: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type NumbersPageQuery = {
  response: NumbersPageQuery$data;
  variables: NumbersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "usable",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTestNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFree",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isComplianceVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPhoneConfigurationComplete",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PhoneNumberFeatureFlags",
            "kind": "LinkedField",
            "name": "featureFlags",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voiceCallEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smsFeatureEnabled",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emergencyCalls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkspaceAddress",
            "kind": "LinkedField",
            "name": "emergencyAddress",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address1",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address2",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "zip",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorProduct",
            "kind": "LinkedField",
            "name": "vendorProduct",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phonePrice",
                "storageKey": null
              }
            ],
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
              (v3/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "businessHoursType",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,usable:true)"
  },
  {
    "alias": "web",
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 5
      },
      {
        "kind": "Literal",
        "name": "web",
        "value": true
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:5,web:true)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SenderId",
    "kind": "LinkedField",
    "name": "getSenderIds",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v0/*:: as any*/)
    ],
    "concreteType": "TeamList",
    "kind": "LinkedField",
    "name": "fetchTeams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDeleted",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchTeams(first:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspaceSubscription",
    "kind": "LinkedField",
    "name": "getActiveWorkspaceSubscription",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalFreePhonePhoneNumbers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "subscriptionPlan",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
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
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "platform",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxNumberOfActiveNumbers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
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
            "kind": "ScalarField",
            "name": "language",
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
    "name": "NumbersPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NumbersPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "9c9eeae52494d8faa92133b32f1820e24128d9d3862b30ef9019e9167dc527e6",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e124e0010ff3859a7bf5566b8e4cc724";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
