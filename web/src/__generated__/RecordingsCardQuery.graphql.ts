/**
 * @generated SignedSource<<c3cbb019c6335a5878d5901456858bf3>>
 * @relayHash 43e1ca1059abebf6cbbe6bcdf61b4fd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803212865efc396ae25005c1f40ee460adb066b59f813afc8eaded39e1180984

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordingsCardQuery$variables = Record<PropertyKey, never>;
export type RecordingsCardQuery$data = {
  readonly getRecordingSettings: {
    readonly days: number | null | undefined;
    readonly ownDays: number | null | undefined;
    readonly planDays: number | null | undefined;
    readonly planKeepsDays: number | null | undefined;
    readonly planShortensAt: any | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"MonitorNoticeField_settings" | "RecordingAccessField_settings">;
  };
};
export type RecordingsCardQuery = {
  response: RecordingsCardQuery$data;
  variables: RecordingsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planDays",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planKeepsDays",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planShortensAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownDays",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordingsCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecordingSettings",
        "kind": "LinkedField",
        "name": "getRecordingSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecordingAccessField_settings"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MonitorNoticeField_settings"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordingsCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecordingSettings",
        "kind": "LinkedField",
        "name": "getRecordingSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recordingAccess",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notifyAgentOnMonitor",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "803212865efc396ae25005c1f40ee460adb066b59f813afc8eaded39e1180984",
    "metadata": {},
    "name": "RecordingsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "475e0ba8fb927a78756b1ad2b8b453cf";

export default node;
