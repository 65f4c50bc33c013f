/**
 * @generated SignedSource<<ab00f59bdf329a1c7792ba735253a018>>
 * @relayHash 17e3301f7ac8d95c40c45889ebbace27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e534c3781315e2108b9249dde8c4dc36ceb86499a1d35fe02efd51134cb1151a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailAlertsPageQuery } from './EmailAlertsPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailAlertsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e534c3781315e2108b9249dde8c4dc36ceb86499a1d35fe02efd51134cb1151a",
    "metadata": {},
    "name": "EmailAlertsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
