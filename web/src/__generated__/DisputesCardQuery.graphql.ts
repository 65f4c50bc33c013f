/**
 * @generated SignedSource<<59d01723788631adf1c34739de9ddeab>>
 * @relayHash b6ffe60a257f0c09ae5cfed087646479
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a347edd16cd3d83b84a15ab9d218b3df4f79c9eb8e5794dceea4924c3c9ea639

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type DisputeStatus = "LOST" | "OPEN" | "WON";
export type InvoicePurpose = "COMPLIANCE" | "CREDIT" | "PHONE_NUMBER" | "SEAT" | "SUBSCRIPTION";
export type DisputesCardQuery$variables = Record<PropertyKey, never>;
export type DisputesCardQuery$data = {
  readonly fetchPaymentDisputes: ReadonlyArray<{
    readonly amount: number;
    readonly closedAt: any | null | undefined;
    readonly currency: Currency;
    readonly id: string;
    readonly invoiceNumber: string | null | undefined;
    readonly openedAt: any;
    readonly paymentPurpose: InvoicePurpose | null | undefined;
    readonly status: DisputeStatus;
  }>;
};
export type DisputesCardQuery = {
  response: DisputesCardQuery$data;
  variables: DisputesCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentDispute",
    "kind": "LinkedField",
    "name": "fetchPaymentDisputes",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentPurpose",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "closedAt",
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
    "name": "DisputesCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DisputesCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a347edd16cd3d83b84a15ab9d218b3df4f79c9eb8e5794dceea4924c3c9ea639",
    "metadata": {},
    "name": "DisputesCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39ac247322edf4f0f4bbc8586ed3216d";

export default node;
