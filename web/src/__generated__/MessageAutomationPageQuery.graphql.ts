/**
 * @generated SignedSource<<0b10b3de0651c3b82f37e0c117efdb6d>>
 * @relayHash 634362c9f8e950149f060c8d8b391261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf6d02f44f5833be89b7c50c4923870d7a23e8641e47c5dff75eddd8f143d92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentActionKind = "LEAST_LOAD" | "NONE" | "PERSON" | "REPLY" | "TEAM" | "TURN";
export type AssignmentContact = "KNOWN" | "LEAD" | "NEW";
export type AssignmentHours = "INSIDE" | "OUTSIDE";
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type MessageAutomationPageQuery$variables = Record<PropertyKey, never>;
export type MessageAutomationPageQuery$data = {
  readonly fetchAssignmentRules: ReadonlyArray<{
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
  readonly fetchConversationTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly fetchSubscriberLists: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
      readonly type: PhoneNumberType;
      readonly " $fragmentSpreads": FragmentRefs<"MissedReplies_numbers">;
    }>;
  };
};
export type MessageAutomationPageQuery = {
  response: MessageAutomationPageQuery$data;
  variables: MessageAutomationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AssignmentRule",
  "kind": "LinkedField",
  "name": "fetchAssignmentRules",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    (v2/*:: as any*/),
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
        (v3/*:: as any*/),
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
        (v3/*:: as any*/),
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
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": (v5/*:: as any*/),
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
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "fetchTeams(first:100)"
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ConversationTag",
  "kind": "LinkedField",
  "name": "fetchConversationTags",
  "plural": true,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": (v5/*:: as any*/),
  "concreteType": "SubscriberListPage",
  "kind": "LinkedField",
  "name": "fetchSubscriberLists",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriberList",
      "kind": "LinkedField",
      "name": "data",
      "plural": true,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "fetchSubscriberLists(first:100)"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageAutomationPageQuery",
    "selections": [
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MissedReplies_numbers"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fetchWorkspacePhoneNumbers(first:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageAutomationPageQuery",
    "selections": [
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v2/*:: as any*/),
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
                    "name": "textBack",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "textBackText",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fetchWorkspacePhoneNumbers(first:100)"
      }
    ]
  },
  "params": {
    "id": "6cf6d02f44f5833be89b7c50c4923870d7a23e8641e47c5dff75eddd8f143d92",
    "metadata": {},
    "name": "MessageAutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4f285f2be89cb4c409629b74daccd53";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
