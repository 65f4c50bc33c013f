/**
 * @generated SignedSource<<3d34239df160653fa89956ff3e48f4cd>>
 * @relayHash 9e484c74ac7744d4730d089402b525e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22f3ed9f111f8d71c2a508e351c33fa851ea95b0d542f39618ae490475f9af2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessIdentifierType = "ACN" | "CBN" | "CIN" | "CN" | "EIN" | "Other" | "RN" | "VAT" | "VATRN";
export type CompanyType = "government" | "non_profit" | "private" | "public";
export type JobPosition = "CEO" | "CFO" | "DIRECTOR" | "GENERAL_COUNSEL" | "GM" | "OTHER" | "VP";
export type OptInType = "MOBILE_QR_CODE" | "PAPER_FORM" | "VERBAL" | "VIA_TEXT" | "WEB_FORM";
export type RegionOfOperation = "AFRICA" | "ASIA" | "EUROPE" | "LATIN_AMERICA" | "USA_AND_CANADA";
export type UseCaseCategory = "CUSTOMER_CARE" | "DELIVERY_NOTIFICATION" | "MARKETING";
export type TollFreeInput = {
  phoneNumberId: string;
  registration: RegistrationInput;
  version: number;
};
export type RegistrationInput = {
  address?: WorkspaceAddressInput | null | undefined;
  businessIdentifier?: string | null | undefined;
  businessIdentifierType?: BusinessIdentifierType | null | undefined;
  businessName?: string | null | undefined;
  campaignDescription?: string | null | undefined;
  companyType?: CompanyType | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  hasEmbeddedLinks?: boolean | null | undefined;
  hasEmbeddedPhone?: boolean | null | undefined;
  industry?: string | null | undefined;
  jobPosition?: JobPosition | null | undefined;
  lastName?: string | null | undefined;
  messageFlow?: string | null | undefined;
  messageSamples?: ReadonlyArray<string> | null | undefined;
  messageVolume?: number | null | undefined;
  optInImageUrls?: ReadonlyArray<string> | null | undefined;
  optInType?: OptInType | null | undefined;
  phone?: string | null | undefined;
  privacyPolicyUrl?: string | null | undefined;
  regionsOfOperation?: ReadonlyArray<RegionOfOperation> | null | undefined;
  useCases?: ReadonlyArray<UseCaseCategory> | null | undefined;
  website?: string | null | undefined;
};
export type WorkspaceAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  areaCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};
export type RegistrationFormTollFreeMutation$variables = {
  input: TollFreeInput;
};
export type RegistrationFormTollFreeMutation$data = {
  readonly createOrUpdateTollFree: {
    readonly registration: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_registration">;
    };
  };
};
export type RegistrationFormTollFreeMutation = {
  response: RegistrationFormTollFreeMutation$data;
  variables: RegistrationFormTollFreeMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkspaceAddress",
  "kind": "LinkedField",
  "name": "address",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RegistrationFormTollFreeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TollFreeVerificationData",
        "kind": "LinkedField",
        "name": "createOrUpdateTollFree",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ComplianceRegistrationDraft",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RegistrationForm_registration"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegistrationFormTollFreeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TollFreeVerificationData",
        "kind": "LinkedField",
        "name": "createOrUpdateTollFree",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ComplianceRegistrationDraft",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "editable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "useCases",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campaignDescription",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageFlow",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageSamples",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageVolume",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasEmbeddedLinks",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasEmbeddedPhone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optInType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optInImageUrls",
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
                    "name": "brandName",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mobilePhone",
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StandardBusinessData",
                "kind": "LinkedField",
                "name": "standardBusinessData",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "legalName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "businessIdentifierType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "businessIdentifier",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "companyType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "industry",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "regionsOfOperation",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "website",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "privacyPolicyUrl",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PointOfContact",
                    "kind": "LinkedField",
                    "name": "pointOfContact",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "phone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "jobPosition",
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
                "kind": "ScalarField",
                "name": "businessFixed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "appeal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationRejection",
                "kind": "LinkedField",
                "name": "rejections",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationFinding",
                "kind": "LinkedField",
                "name": "findings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rule",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isWarning",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "about",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                "concreteType": "RegistrationFee",
                "kind": "LinkedField",
                "name": "fees",
                "plural": true,
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
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDue",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RegisteredNumber",
                "kind": "LinkedField",
                "name": "numbers",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkspacePhoneNumber",
                    "kind": "LinkedField",
                    "name": "phoneNumber",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
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
                        "name": "number",
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
                "kind": "ScalarField",
                "name": "expectedFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RegistrationStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "byName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editUntil",
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
    "id": "c22f3ed9f111f8d71c2a508e351c33fa851ea95b0d542f39618ae490475f9af2",
    "metadata": {},
    "name": "RegistrationFormTollFreeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "452e2f80cbe15215b234962a836144a9";

export default node;
