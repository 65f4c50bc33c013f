import i18next from 'i18next';
import {
  type CacheConfig,
  type FetchFunction,
  getRequest,
  getRequestIdentifier,
  graphql,
  type GraphQLResponse,
  Network,
  RecordSource,
  type RequestParameters,
  type UploadableMap,
  type Variables,
} from 'relay-runtime';
import { accessToken, CLIENT, dropToken, endSession, selectedWorkspace } from '../session/session.ts';
import { untilNew, wantAnew } from './anew.ts';
import { connection } from './connection.ts';
import type { Sending } from './multipart.ts';
import { NetworkError, RefusedError } from './refusal.ts';
import { type Answer, answerOf, body } from './persisted.ts';
import { ReadEnvironment } from './readers.ts';
import { serverTold } from './serverClock.ts';
import { answerArrived } from './socket.ts';
import { subscribeWith } from './subscribe.ts';
import { throttled } from './throttled.ts';
import { VersionedStore } from './versions.ts';

const EXPIRED = new Set(['UNAUTHENTICATED', 'TOKEN_EXPIRED']);

async function post(
  params: RequestParameters,
  variables: Variables,
  token: string | undefined,
  files: UploadableMap | null | undefined,
  sending: Sending,
): Promise<Answer> {
  const operation = body(params, variables);
  const workspace = selectedWorkspace();
  let response: Response;
  try {
    // Few pages send files: how that is done is fetched by those that do.
    const withFiles = files ? await import('./multipart.ts') : undefined;
    const sent = withFiles && files ? withFiles.multipart(operation, files) : JSON.stringify(operation);
    const send = (init: { method: string; headers: Record<string, string>; body: FormData | string }) =>
      withFiles && sent instanceof FormData
        ? withFiles.sendFiles('/graphql', init, sending)
        : fetch('/graphql', { ...init, credentials: 'same-origin' });
    response = await throttled(() =>
      send({
        method: 'POST',
        headers: {
          // With files the browser names the type itself, and the boundary with it.
          ...(files ? {} : { 'content-type': 'application/json' }),
          'x-ringline-client': CLIENT,
          accept: 'application/graphql-response+json, application/json',
          // Names of countries and industries, and refusals, come in the language of the screen.
          'accept-language': i18next.language,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(workspace === undefined ? {} : { 'x-workspace': workspace }),
        },
        body: sent,
      }),
    );
  } catch {
    // Whoever takes a file back has not lost the connection.
    if (!sending.signal?.aborted) connection.requestFailed();
    throw new NetworkError();
  }
  connection.requestWorked();
  const date = response.headers.get('date');
  answerArrived(date);
  serverTold(date);
  try {
    return answerOf(await response.json());
  } catch {
    throw new NetworkError();
  }
}

/** The token for a request. @throws NetworkError when it has to be renewed and cannot be: nobody has said no to the request */
const tokenOf = () =>
  accessToken().catch(() => {
    connection.requestFailed();
    throw new NetworkError();
  });

const expired = (answer: Answer) => answer.errors?.some(({ extensions }) => EXPIRED.has(String(extensions?.['code'])));

/** Nothing came but errors. A query that brought at least one field is shown with what it has. */
const empty = (params: RequestParameters, { data, errors }: Answer) =>
  data === undefined ||
  data === null ||
  (errors !== undefined &&
    (params.operationKind === 'mutation' || Object.values(data).every((value) => value === null)));

const ask = async (
  params: RequestParameters,
  variables: Variables,
  files?: UploadableMap | null,
  sending: Sending = {},
): Promise<GraphQLResponse> => {
  const token = await tokenOf();
  let answer = await post(params, variables, token, files, sending);
  if (token !== undefined && expired(answer)) {
    dropToken(token);
    const renewed = await tokenOf();
    if (renewed === undefined) endSession();
    else answer = await post(params, variables, renewed, files, sending);
  }
  if (empty(params, answer)) throw new RefusedError(answer.errors ?? []);
  return answer as unknown as GraphQLResponse;
};

/** How files are sent, as whoever sends them said. */
const sendingOf = ({ metadata }: CacheConfig): Sending => metadata?.['sending'] ?? {};

const fetchOperation: FetchFunction = (params, variables, config, files) =>
  params.operationKind === 'query'
    ? untilNew(() => ask(params, variables), environment.follow(getRequestIdentifier(params, variables)))
    : // What was read before our change and comes after it would undo it on the screen.
      ask(params, variables, files, sendingOf(config)).finally(wantAnew);

/** Every member may see it. */
const ACCESS = getRequest(graphql`
  query environmentAccessQuery {
    getWorkspaceWithSettings {
      id
    }
  }
`).params;

/**
 * What a record is known by in the store. A node of a call flow has its name within one draft alone, and a flow that of its
 * number: by themselves they would be taken for each other.
 */
const dataId = ({ id }: { readonly id?: unknown }, type: string): unknown => {
  if (type === 'CallFlowNode') return undefined;
  return type === 'CallFlow' ? `${type}:${String(id)}` : id;
};

/** The one Relay environment of this page; opening another workspace loads the page anew. */
export const environment: ReadEnvironment = new ReadEnvironment({
  getDataID: dataId as (fields: { [key: string]: unknown }, type: string) => string,
  network: Network.create(
    fetchOperation,
    subscribeWith(() => ask(ACCESS, {})),
  ),
  store: new VersionedStore(new RecordSource(), { gcReleaseBufferSize: 20 }),
});
