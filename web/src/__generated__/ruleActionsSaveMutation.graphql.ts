/**
 * @generated SignedSource<<d97acf69d4c7ddea36eb7dee9d5bb707>>
 * @relayHash 94a50e3be9245077eca3f2a2ee64fc9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8becb03a7fb789db9dd6308b302f9fc612a9909d67f6d55d89a00ff33b3e2e5

import type { ConcreteRequest } from 'relay-runtime';
export type AssignmentActionKind = "LEAST_LOAD" | "NONE" | "PERSON" | "REPLY" | "TEAM" | "TURN";
export type AssignmentContact = "KNOWN" | "LEAD" | "NEW";
export type AssignmentHours = "INSIDE" | "OUTSIDE";
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type SaveAssignmentRuleInput = {
  action: AssignmentActionInput;
  conditions: AssignmentConditionsInput;
  enabled: boolean;
  handOn: boolean;
  id?: string | null | undefined;
  name: string;
  version?: number | null | undefined;
};
export type AssignmentActionInput = {
  kind: AssignmentActionKind;
  tagIds?: ReadonlyArray<string> | null | undefined;
  targetId?: string | null | undefined;
  text?: string | null | undefined;
};
export type AssignmentConditionsInput = {
  channels?: ReadonlyArray<ConversationChannel> | null | undefined;
  contact?: AssignmentContact | null | undefined;
  contactTags?: ReadonlyArray<string> | null | undefined;
  hours?: AssignmentHours | null | undefined;
  listIds?: ReadonlyArray<string> | null | undefined;
  phoneNumberIds?: ReadonlyArray<string> | null | undefined;
  tagIds?: ReadonlyArray<string> | null | undefined;
  teamIds?: ReadonlyArray<string> | null | undefined;
  words?: ReadonlyArray<string> | null | undefined;
};
export type ruleActionsSaveMutation$variables = {
  input: SaveAssignmentRuleInput;
};
export type ruleActionsSaveMutation$data = {
  readonly saveAssignmentRule: {
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
  };
};
export type ruleActionsSaveMutation = {
  response: ruleActionsSaveMutation$data;
  variables: ruleActionsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagIds",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AssignmentRule",
    "kind": "LinkedField",
    "name": "saveAssignmentRule",
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
          (v1/*:: as any*/),
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
          (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ruleActionsSaveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ruleActionsSaveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f8becb03a7fb789db9dd6308b302f9fc612a9909d67f6d55d89a00ff33b3e2e5",
    "metadata": {},
    "name": "ruleActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57887fa68bbdcde4e91cd72e2e9cc652";

export default node;
