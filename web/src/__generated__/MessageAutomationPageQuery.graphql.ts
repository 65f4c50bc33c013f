/**
 * @generated SignedSource<<9262d292ceaf58b49cace35f838ddc4d>>
 * @relayHash 98eac5130b799f04d0c2ece2ae2a77d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a62c284ca9079317b8bf7765d854d4142f559efdf865daace2402540603abd72

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentActionKind = "LEAST_LOAD" | "NONE" | "PERSON" | "TEAM" | "TURN";
export type AssignmentContact = "KNOWN" | "LEAD" | "NEW";
export type AssignmentHours = "INSIDE" | "OUTSIDE";
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type MessageAutomationPageQuery$variables = Record<PropertyKey, never>;
export type MessageAutomationPageQuery$data = {
  readonly fetchAssignmentRules: ReadonlyArray<{
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
  readonly fetchConversationTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
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
  "name": "tagIds",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v5 = [
  {
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
          (v2/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v3/*:: as any*/),
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
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "fetchTeams(first:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationTag",
    "kind": "LinkedField",
    "name": "fetchConversationTags",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v3/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageAutomationPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageAutomationPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "a62c284ca9079317b8bf7765d854d4142f559efdf865daace2402540603abd72",
    "metadata": {},
    "name": "MessageAutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec19ceb56fd9380468bb90e13bf917b9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
