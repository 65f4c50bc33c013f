/**
 * @generated SignedSource<<fdc92d21d2d8bd51b598987455c2902e>>
 * @relayHash 10266b235fc19a403e3daf22720798b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d56f7bf703bdbeacfe0e5635ad769ff51d85a7f52ae91a927b31154eadcf3fe8

import type { ConcreteRequest } from 'relay-runtime';
export type ActivitySummaryInterval = "DAILY" | "NEVER" | "WEEKLY";
export type ActivitySummaryNotificationSettingsInput = {
  emails?: ReadonlyArray<string> | null | undefined;
  interval?: ActivitySummaryInterval | null | undefined;
};
export type EmailAlertsPageMutation$variables = {
  summary?: ActivitySummaryNotificationSettingsInput | null | undefined;
  version?: number | null | undefined;
};
export type EmailAlertsPageMutation$data = {
  readonly updateWorkspace: {
    readonly activitySummaryNotificationSettings: {
      readonly emails: ReadonlyArray<string>;
      readonly interval: ActivitySummaryInterval;
    };
    readonly id: string;
    readonly version: number;
  };
};
export type EmailAlertsPageMutation = {
  response: EmailAlertsPageMutation$data;
  variables: EmailAlertsPageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "summary"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "activitySummaryNotificationSettings",
        "variableName": "summary"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateWorkspace",
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
        "concreteType": "ActivitySummaryNotificationSettings",
        "kind": "LinkedField",
        "name": "activitySummaryNotificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "interval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emails",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailAlertsPageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailAlertsPageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d56f7bf703bdbeacfe0e5635ad769ff51d85a7f52ae91a927b31154eadcf3fe8",
    "metadata": {},
    "name": "EmailAlertsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "babc4994d28bdde1c2f4c387f56d8d10";

export default node;
