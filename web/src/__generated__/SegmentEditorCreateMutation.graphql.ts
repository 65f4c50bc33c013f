/**
 * @generated SignedSource<<11828e0128100f3184f31304fd212ff6>>
 * @relayHash 4f14dc36f847c84f37d09f8b951ad7dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f775cd8e2baa59b801313282b26bb581a7c032217e7e5d7fcf160560affad3db

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
export type SegmentEditorCreateMutation$variables = {
  idempotencyKey?: string | null | undefined;
  name: string;
  rule: SegmentGroupInput;
  timezone: string;
};
export type SegmentEditorCreateMutation$data = {
  readonly createSegment: {
    readonly subscriberList: {
      readonly id: string;
    };
  };
};
export type SegmentEditorCreateMutation = {
  response: SegmentEditorCreateMutation$data;
  variables: SegmentEditorCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
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
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
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
      }
    ],
    "concreteType": "Segment",
    "kind": "LinkedField",
    "name": "createSegment",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentEditorCreateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SegmentEditorCreateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f775cd8e2baa59b801313282b26bb581a7c032217e7e5d7fcf160560affad3db",
    "metadata": {},
    "name": "SegmentEditorCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac0ba0d0b9feb0e052b36ef9164299cd";

export default node;
