/**
 * @generated SignedSource<<b8f5fb7e358dad7fe74ec2946da81bc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssigneeKind = "TEAM" | "USER";
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
import type { FragmentRefs } from "relay-runtime";
export type TriageTools_thread$data = {
  readonly assignee: {
    readonly kind: AssigneeKind;
    readonly name: string | null | undefined;
    readonly targetId: string;
  } | null | undefined;
  readonly id: string;
  readonly snoozedUntil: any | null | undefined;
  readonly state: ThreadState;
  readonly " $fragmentType": "TriageTools_thread";
};
export type TriageTools_thread$key = {
  readonly " $data"?: TriageTools_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageTools_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageTools_thread",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationAssignee",
      "kind": "LinkedField",
      "name": "assignee",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};

(node as any).hash = "5cd2ad04a9a2a6953d029bb208df5719";

export default node;
