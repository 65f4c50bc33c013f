/**
 * @generated SignedSource<<774bdf068939474d10559679f9a9047b>>
 * @relayHash 8c014c159cf8abb41e148bd40425dfd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c9eeae52494d8faa92133b32f1820e24128d9d3862b30ef9019e9167dc527e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumbersPageQuery } from './NumbersPageQuery.graphql';

const node: PreloadableConcreteRequest<NumbersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c9eeae52494d8faa92133b32f1820e24128d9d3862b30ef9019e9167dc527e6",
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
