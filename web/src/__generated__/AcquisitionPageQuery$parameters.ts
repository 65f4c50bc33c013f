/**
 * @generated SignedSource<<bb373ad6f97da7a48f6af78ed8fbe258>>
 * @relayHash 609d68432cfde9e21df06f6bf0c5ba6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cceb62e138b6565b6bebfdf110c667cc62f7131af29543c7d7b4b4bd38bafc91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AcquisitionPageQuery } from './AcquisitionPageQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cceb62e138b6565b6bebfdf110c667cc62f7131af29543c7d7b4b4bd38bafc91",
    "metadata": {},
    "name": "AcquisitionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
