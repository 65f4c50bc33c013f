/**
 * @generated SignedSource<<ba4d76b43efce66b608719a0198975c9>>
 * @relayHash 34b512743bc877f5e5ed3661b0fa3245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04009414c9ed3a26c1c324c0dcf5eea1280eef77f5cf78ab286560d847a3e344

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentField = "BEST_HOUR" | "BUY_AGAIN" | "CALL_RESULT" | "CHURN_RISK" | "CITY" | "COMPANY" | "CONSENT" | "COUNTRY" | "CREATED_AT" | "EMAIL" | "FIRST_NAME" | "IS_LEAD" | "LANGUAGE" | "LAST_CONTACTED" | "LAST_NAME" | "LAST_ORDER" | "LAST_REPLIED" | "LIST" | "ORDERS" | "PROPERTY" | "SOURCE" | "STATE" | "TAG" | "TIMEZONE" | "TOTAL_SPENT" | "ZIP";
export type SegmentMatch = "ALL" | "ANY" | "NONE";
export type SegmentTest = "AFTER" | "AT_LEAST" | "AT_MOST" | "BEFORE" | "CONTAINS" | "IN_LAST_DAYS" | "IS" | "IS_EMPTY" | "IS_NOT" | "IS_NOT_EMPTY" | "NOT_IN_LAST_DAYS" | "STARTS_WITH";
export type SegmentGroupInput = {
  match: SegmentMatch;
  rules: ReadonlyArray<SegmentRuleInput>;
};
export type SegmentRuleInput = {
  condition?: SegmentConditionInput | null | undefined;
  group?: SegmentGroupInput | null | undefined;
};
export type SegmentConditionInput = {
  field: SegmentField;
  propertyId?: string | null | undefined;
  test: SegmentTest;
  values: ReadonlyArray<string>;
};
export type SegmentEditorUpdateMutation$variables = {
  id: string;
  name?: string | null | undefined;
  rule?: SegmentGroupInput | null | undefined;
  timezone?: string | null | undefined;
  version: number;
};
export type SegmentEditorUpdateMutation$data = {
  readonly updateSegment: {
    readonly subscriberList: {
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  };
};
export type SegmentEditorUpdateMutation = {
  response: SegmentEditorUpdateMutation$data;
  variables: SegmentEditorUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timezone"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "rule",
        "variableName": "rule"
      },
      {
        "kind": "Variable",
        "name": "timezone",
        "variableName": "timezone"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "Segment",
    "kind": "LinkedField",
    "name": "updateSegment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "subscriberList",
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
            "name": "name",
            "storageKey": null
          },
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentEditorUpdateMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SegmentEditorUpdateMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "04009414c9ed3a26c1c324c0dcf5eea1280eef77f5cf78ab286560d847a3e344",
    "metadata": {},
    "name": "SegmentEditorUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5569fffc5bf0caeb2cd781e4a07d12c5";

export default node;
