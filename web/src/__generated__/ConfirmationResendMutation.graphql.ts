/**
 * @generated SignedSource<<0b78de5cb1e3e7ec65e37edaa003a945>>
 * @relayHash ad1cb8c403d616a5273fb3721bb8ded7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dbd53b987092ab3d2847d1705264593186cbc62daea6722643541af1ee7bd97

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationResendMutation$variables = Record<PropertyKey, never>;
export type ConfirmationResendMutation$data = {
  readonly resendTrustHubConfirmation: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Confirmation_registration">;
  };
};
export type ConfirmationResendMutation = {
  response: ConfirmationResendMutation$data;
  variables: ConfirmationResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmationResendMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ComplianceRegistrationDraft",
        "kind": "LinkedField",
        "name": "resendTrustHubConfirmation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Confirmation_registration"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConfirmationResendMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ComplianceRegistrationDraft",
        "kind": "LinkedField",
        "name": "resendTrustHubConfirmation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "awaitsConfirmation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmationSentAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SoleProprietorData",
            "kind": "LinkedField",
            "name": "soleProprietorData",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mobilePhone",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8dbd53b987092ab3d2847d1705264593186cbc62daea6722643541af1ee7bd97",
    "metadata": {},
    "name": "ConfirmationResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d3b95194dd741e554e94b0605cab8ec";

export default node;
