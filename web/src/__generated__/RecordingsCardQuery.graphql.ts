/**
 * @generated SignedSource<<9658597d803226e275239bd811407157>>
 * @relayHash 4e5974f71bd257335fed5344e79c7b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 652575c0f5485bc68c1727a239909a63fb797b2be62a8be89792f189b5e48b52

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
    readonly " $fragmentSpreads": FragmentRefs<"RecordingAccessField_settings">;
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "652575c0f5485bc68c1727a239909a63fb797b2be62a8be89792f189b5e48b52",
    "metadata": {},
    "name": "RecordingsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e757e41f8275db323a63bae220307e11";

export default node;
