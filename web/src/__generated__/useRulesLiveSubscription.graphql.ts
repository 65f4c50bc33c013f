/**
 * @generated SignedSource<<f4846a96a5b18949bb4e954780a4ff6b>>
 * @relayHash 0455502aece9405793d47a97e6ea3d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e0b802add7a6526b3a0782058b78fb179df5e03bda35ca469161d8cb75858ce

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentActionKind = "LEAST_LOAD" | "NONE" | "PERSON" | "REPLY" | "TEAM" | "TURN";
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
      readonly text: string | null | undefined;
    };
    readonly conditions: {
      readonly channels: ReadonlyArray<ConversationChannel>;
      readonly contact: AssignmentContact | null | undefined;
      readonly contactTags: ReadonlyArray<string>;
      readonly hours: AssignmentHours | null | undefined;
      readonly listIds: ReadonlyArray<string>;
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
            "name": "listIds",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
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
    "id": "5e0b802add7a6526b3a0782058b78fb179df5e03bda35ca469161d8cb75858ce",
    "metadata": {},
    "name": "useRulesLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f6a93c3962be68da98542e77d08bd9c0";

export default node;
