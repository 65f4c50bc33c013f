/**
 * @generated SignedSource<<05a0ac0424cc66beba74b2d8ad1ea4be>>
 * @relayHash 27dec55295c47b936bbed46b82f2feba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6be2c013fc66da3bd94b419c76ccd0657ffefe8d860f1f0e6775a9ace2c63fee

import type { ConcreteRequest } from 'relay-runtime';
export type PeopleLiveTeamSubscription$variables = Record<PropertyKey, never>;
export type PeopleLiveTeamSubscription$data = {
  readonly teamChanged: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isDeleted: boolean;
    readonly name: string;
    readonly tags: ReadonlyArray<string>;
    readonly totalMembers: number;
  };
};
export type PeopleLiveTeamSubscription = {
  response: PeopleLiveTeamSubscription$data;
  variables: PeopleLiveTeamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teamChanged",
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
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDefault",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDeleted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalMembers",
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
    "name": "PeopleLiveTeamSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PeopleLiveTeamSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6be2c013fc66da3bd94b419c76ccd0657ffefe8d860f1f0e6775a9ace2c63fee",
    "metadata": {},
    "name": "PeopleLiveTeamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5bc5fbeb33f5bb53a5255f2114669b34";

export default node;
