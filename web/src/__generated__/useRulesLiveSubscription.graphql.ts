/**
 * @generated SignedSource<<a461876c73d0e6c6336340e048b26cce>>
 * @relayHash 87386d3e2cc9f4d1a9c4142e933f2455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 613e6540a8029e47265a7988db5ed1ac46f69ce23b65b15dec79370b9fb067c6

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentActionKind = "LEAST_LOAD" | "NONE" | "PERSON" | "TEAM" | "TURN";
export type AssignmentContact = "KNOWN" | "LEAD" | "NEW";
export type AssignmentHours = "INSIDE" | "OUTSIDE";
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type useRulesLiveSubscription$variables = Record<PropertyKey, never>;
export type useRulesLiveSubscription$data = {
  readonly assignmentRulesChanged: ReadonlyArray<{
    readonly action: {
      readonly kind: AssignmentActionKind;
      readonly tagIds: ReadonlyArray<string>;
      readonly targetId: string | null | undefined;
      readonly targetName: string | null | undefined;
    };
    readonly conditions: {
      readonly channels: ReadonlyArray<ConversationChannel>;
      readonly contact: AssignmentContact | null | undefined;
      readonly contactTags: ReadonlyArray<string>;
      readonly hours: AssignmentHours | null | undefined;
      readonly phoneNumberIds: ReadonlyArray<string>;
      readonly tagIds: ReadonlyArray<string>;
      readonly teamIds: ReadonlyArray<string>;
      readonly words: ReadonlyArray<string>;
    };
    readonly enabled: boolean;
    readonly handOn: boolean;
    readonly id: string;
    readonly name: string;
    readonly version: number;
  }>;
};
export type useRulesLiveSubscription = {
  response: useRulesLiveSubscription$data;
  variables: useRulesLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagIds",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AssignmentRule",
    "kind": "LinkedField",
    "name": "assignmentRulesChanged",
    "plural": true,
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
        "name": "enabled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "handOn",
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
        "concreteType": "AssignmentConditions",
        "kind": "LinkedField",
        "name": "conditions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumberIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channels",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamIds",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "words",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contact",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactTags",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hours",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssignmentAction",
        "kind": "LinkedField",
        "name": "action",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "targetId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "targetName",
            "storageKey": null
          },
          (v0/*:: as any*/)
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
    "name": "useRulesLiveSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRulesLiveSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "613e6540a8029e47265a7988db5ed1ac46f69ce23b65b15dec79370b9fb067c6",
    "metadata": {},
    "name": "useRulesLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9e0c1fe3c837de18d1e1a2b918327826";

export default node;
