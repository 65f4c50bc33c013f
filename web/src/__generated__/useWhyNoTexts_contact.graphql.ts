/**
 * @generated SignedSource<<1c10ffb1254b44b9a83ae25ae0bd8f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWhyNoTexts_contact$data = {
  readonly smsMarketingConsent: {
    readonly blocked: boolean;
    readonly consentUpdatedAt: any | null | undefined;
  };
  readonly " $fragmentType": "useWhyNoTexts_contact";
};
export type useWhyNoTexts_contact$key = {
  readonly " $data"?: useWhyNoTexts_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWhyNoTexts_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWhyNoTexts_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SmsMarketingConsent",
      "kind": "LinkedField",
      "name": "smsMarketingConsent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blocked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consentUpdatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "910f6db5169978b1c21e1ac67fd42d2c";

export default node;
