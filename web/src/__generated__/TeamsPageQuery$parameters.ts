/**
 * @generated SignedSource<<39f486239c951f96daf59890811b03bb>>
 * @relayHash af2d02b54910361370d72f737253648d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a571f629889cacc0034fc62384710c2e81eec9e4461c82200ac63ddf9d9a595b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a571f629889cacc0034fc62384710c2e81eec9e4461c82200ac63ddf9d9a595b",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
