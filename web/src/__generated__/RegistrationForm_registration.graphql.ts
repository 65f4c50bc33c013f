/**
 * @generated SignedSource<<bd7ad7d6efe210d1d55be729d0ed938c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessIdentifierType = "ACN" | "CBN" | "CIN" | "CN" | "EIN" | "Other" | "RN" | "VAT" | "VATRN";
export type CompanyType = "government" | "non_profit" | "private" | "public";
export type ComplianceRegistrationType = "LV_STANDARD" | "SOLE_PROPRIETOR" | "TOLL_FREE";
export type JobPosition = "CEO" | "CFO" | "DIRECTOR" | "GENERAL_COUNSEL" | "GM" | "OTHER" | "VP";
export type OptInType = "MOBILE_QR_CODE" | "PAPER_FORM" | "VERBAL" | "VIA_TEXT" | "WEB_FORM";
export type RegionOfOperation = "AFRICA" | "ASIA" | "EUROPE" | "LATIN_AMERICA" | "USA_AND_CANADA";
export type RegistrationStatus = "APPROVED" | "DRAFT" | "IN_REVIEW" | "PENDING" | "READY_FOR_SUBMISSION" | "REJECTED" | "SUSPENDED";
export type UseCaseCategory = "CUSTOMER_CARE" | "DELIVERY_NOTIFICATION" | "MARKETING";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationForm_registration$data = {
  readonly businessFixed: boolean;
  readonly campaignDescription: string;
  readonly editable: boolean;
  readonly hasEmbeddedLinks: boolean;
  readonly hasEmbeddedPhone: boolean;
  readonly id: string;
  readonly messageFlow: string;
  readonly messageSamples: ReadonlyArray<string>;
  readonly messageVolume: number;
  readonly optInImageUrls: ReadonlyArray<string>;
  readonly optInType: OptInType | null | undefined;
  readonly soleProprietorData: {
    readonly address: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly state: string | null | undefined;
      readonly zip: string | null | undefined;
    } | null | undefined;
    readonly brandName: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly mobilePhone: string;
  } | null | undefined;
  readonly standardBusinessData: {
    readonly address: {
      readonly address1: string | null | undefined;
      readonly address2: string | null | undefined;
      readonly city: string | null | undefined;
      readonly country: string | null | undefined;
      readonly state: string | null | undefined;
      readonly zip: string | null | undefined;
    } | null | undefined;
    readonly businessIdentifier: string;
    readonly businessIdentifierType: BusinessIdentifierType | null | undefined;
    readonly companyType: CompanyType | null | undefined;
    readonly industry: string;
    readonly legalName: string;
    readonly pointOfContact: {
      readonly email: string;
      readonly firstName: string;
      readonly jobPosition: JobPosition | null | undefined;
      readonly lastName: string;
      readonly phone: string;
    };
    readonly privacyPolicyUrl: string;
    readonly regionsOfOperation: ReadonlyArray<RegionOfOperation>;
    readonly website: string;
  } | null | undefined;
  readonly status: RegistrationStatus;
  readonly type: ComplianceRegistrationType;
  readonly useCases: ReadonlyArray<UseCaseCategory>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"Appeal_registration" | "Checks_registration" | "Confirmation_registration" | "Costs_registration" | "Covered_registration" | "Ending_registration" | "Progress_registration" | "Rejected_registration">;
  readonly " $fragmentType": "RegistrationForm_registration";
};
export type RegistrationForm_registration$key = {
  readonly " $data"?: RegistrationForm_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_registration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationForm_registration",
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
      "name": "type",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobilePhone",
          "storageKey": null
        },
        (v3/*:: as any*/)
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PointOfContact",
          "kind": "LinkedField",
          "name": "pointOfContact",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Appeal_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Checks_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Confirmation_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Costs_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Covered_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ending_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Progress_registration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Rejected_registration"
    }
  ],
  "type": "ComplianceRegistrationDraft",
  "abstractKey": null
};
})();

(node as any).hash = "85eb5b4819077698ef12ed15966de9cc";

export default node;
