/**
 * @generated SignedSource<<ae1ae910cec2ad7cb2f2c56b7d483e75>>
 * @relayHash a51c19bcf2f43a0801c4e925e298f21f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5f1066cdefefdb1b8453f54818604f438b329add4256c6006fa447393f76287

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type FetchAvailablePhoneNumbersInput = {
  after?: string | null | undefined;
  countryId?: string | null | undefined;
  limit?: number | null | undefined;
  number?: string | null | undefined;
  page?: number | null | undefined;
  status?: PhoneNumberStatus | null | undefined;
  type?: PhoneNumberType | null | undefined;
};
export type AvailableListQuery$variables = {
  input: FetchAvailablePhoneNumbersInput;
};
export type AvailableListQuery$data = {
  readonly fetchAvailablePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly callAvailability: boolean;
      readonly country: {
        readonly code: string;
      };
      readonly mmsAvailability: boolean;
      readonly number: string;
      readonly place: string | null | undefined;
      readonly smsAvailability: boolean;
      readonly vendorProduct: {
        readonly addressComplainceRequired: boolean;
        readonly phonePrice: number;
      };
    }>;
    readonly metadata: {
      readonly count: number;
    };
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type AvailableListQuery = {
  response: AvailableListQuery$data;
  variables: AvailableListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AvailablePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchAvailablePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaginationMetadata",
        "kind": "LinkedField",
        "name": "metadata",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AvailablePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "place",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorProductCountry",
            "kind": "LinkedField",
            "name": "country",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "callAvailability",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "smsAvailability",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mmsAvailability",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorProduct",
            "kind": "LinkedField",
            "name": "vendorProduct",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phonePrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addressComplainceRequired",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
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
    "name": "AvailableListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvailableListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5f1066cdefefdb1b8453f54818604f438b329add4256c6006fa447393f76287",
    "metadata": {},
    "name": "AvailableListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff1edfe50daf68a468f4a13747b2d967";

export default node;
