/**
 * @generated SignedSource<<3555d0e1f3ec7674ab18a3cf1f4a9230>>
 * @relayHash 1d70e2640181623638203c11aeb86825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebbcdfd911b4a505eb8bc8878f32bacd4ce7edd4d1cc3c7bf98511eb6a1b94f1

import type { ConcreteRequest } from 'relay-runtime';
export type MentionListPeopleQuery$variables = {
  text: string;
};
export type MentionListPeopleQuery$data = {
  readonly fetchUsersMentionsOnly: ReadonlyArray<{
    readonly displayName: string;
    readonly fullName: string;
    readonly id: string;
    readonly mainUserId: string;
  }>;
};
export type MentionListPeopleQuery = {
  response: MentionListPeopleQuery$data;
  variables: MentionListPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "fetchUsersMentionsOnly",
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
        "name": "mainUserId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
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
    "name": "MentionListPeopleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MentionListPeopleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ebbcdfd911b4a505eb8bc8878f32bacd4ce7edd4d1cc3c7bf98511eb6a1b94f1",
    "metadata": {},
    "name": "MentionListPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f2a3ae32810823e407dec90b065b3c5";

export default node;
