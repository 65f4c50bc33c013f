/**
 * @generated SignedSource<<3847359799dfa2d22d055758e95a53ab>>
 * @relayHash af293fe8e42c4f64fbde0e2a889bbfcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ffe97ec12c0cde55a1e5a857f87fde69ff6dbbef707deb76906fecdecb83646

import type { ConcreteRequest } from 'relay-runtime';
export type WhatsAppTemplateState = "APPROVED" | "DISABLED" | "DRAFT" | "IN_REVIEW" | "PAUSED" | "REJECTED";
export type TemplatesSubmitMutation$variables = {
  id: string;
};
export type TemplatesSubmitMutation$data = {
  readonly submitWhatsAppTemplate: {
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly state: WhatsAppTemplateState;
  };
};
export type TemplatesSubmitMutation = {
  response: TemplatesSubmitMutation$data;
  variables: TemplatesSubmitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "WhatsAppTemplate",
    "kind": "LinkedField",
    "name": "submitWhatsAppTemplate",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "TemplatesSubmitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TemplatesSubmitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ffe97ec12c0cde55a1e5a857f87fde69ff6dbbef707deb76906fecdecb83646",
    "metadata": {},
    "name": "TemplatesSubmitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95934346339620c99a91e1d918928aec";

export default node;
