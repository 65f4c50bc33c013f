/**
 * @generated SignedSource<<1efd1d981e15b1aa4cbbc0e989455cbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PhoneNumberStatus = "AVAILABLE" | "RELEASED" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type phoneOperations_numbers$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly country: string;
        readonly id: string;
        readonly name: string;
        readonly number: string;
        readonly status: PhoneNumberStatus;
      };
    }>;
  };
  readonly " $fragmentType": "phoneOperations_numbers";
};
export type phoneOperations_numbers$key = {
  readonly " $data"?: phoneOperations_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"phoneOperations_numbers">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "phoneOperations_numbers"
};

(node as any).hash = "5d27e24426a353e4051ec68f1d588a8b";

export default node;
