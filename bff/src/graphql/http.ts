/** GraphQL over HTTP: Yoga behind the gate. */
import { Refusal, refusalOf } from '@ringline/kit/errors';
import { heardOut } from '@ringline/kit/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Edge } from '../edge/edge.ts';
import { toGraphQLError, type ErrorPresenter } from '../edge/errors.ts';
import { limitRequests } from '../edge/rates.ts';
import { createUploads, isUpload, refusalOfForm } from '../media/uploads.ts';
import { callerOf, credentialsOf } from './caller.ts';
import { OperationContext } from './context.ts';
import { operationOf, type Gate } from './gate.ts';
import type { ObservedOperations } from './observe.ts';
import type { PersistedOperations } from './persisted.ts';

interface ServerContext {
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a form on any page can send is not among them: it would need nobody's leave. */
const TAKEN: ReadonlySet<string> = new Set(['application/json', 'multipart/form-data']);

const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export interface GraphqlHttp {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function createGraphqlHttp(
  edge: Edge,
  schema: GraphQLSchema,
  gate: Gate,
  persisted: PersistedOperations,
  present: ErrorPresenter,
  observed: ObservedOperations,
): GraphqlHttp {
  const uploads = createUploads(edge);
  const ofGate: Plugin<{ operation: OperationContext }, ServerContext> = {
    onRequestParse({ requestParser: read, setRequestParser }) {
      if (!read) return;
      setRequestParser(async (request) => {
        try {
          return await read(request);
        } catch (error) {
          throw refusalOfForm(error);
        }
      });
    },
    onParams({ params, setParams }) {
      setParams({ ...params, query: persisted.documentOf(params as { query?: string; extensions?: unknown } | null) });
    },
    onParse({ setParseFn }) {
      setParseFn((text: string) => gate.parse(text));
    },
    onValidate({ setValidationFn }) {
      setValidationFn(((_schema: GraphQLSchema, document: never) => gate.validate(document)) as never);
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      try {
        const { document, operationName, variableValues } = args as ExecutionArgs;
        const operation = operationOf(document, operationName);
        gate.assertWithinLimits(document, operation, variableValues ?? {});
        // Yoga copies what a context factory returns into an object of its own; resolvers get ours, methods and all.
        setExecuteFn((given: ExecutionArgs) =>
          observed.run(document, operation, () =>
            executeFn({ ...given, contextValue: (given.contextValue as { operation: OperationContext }).operation }),
          ),
        );
      } catch (error) {
        setResultAndStopExecution({ errors: [present(error)] });
      }
    },
    onResultProcess(processing) {
      const { result } = processing;
      // Yoga gives parse and validation errors codes of its own, past the masking of errors.
      if (!('errors' in result) || !result.errors) return;
      processing.setResult({
        ...result,
        errors: result.errors.map((error) => (hasOurCode(error) ? error : present(error))),
      });
    },
    onSubscribe({ setResultAndStopExecution }) {
      const refusal = new Refusal({
        code: 'VALIDATION_FAILED',
        message: 'Subscriptions run over a WebSocket on this address (graphql-transport-ws).',
      });
      setResultAndStopExecution({ errors: [toGraphQLError(refusal)] } as never);
    },
  };

  const yoga = createYoga<ServerContext, { operation: OperationContext }>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    cors: false,
    landingPage: false,
    // Its page would be fetched from a CDN, and nothing leaves this machine.
    graphiql: false,
    healthCheckEndpoint: '/graphql/unused',
    parserAndValidationCache: false,
    plugins: [ofGate],
    maskedErrors: { maskError: (error) => present(error) },
    context: ({ req, reply }) => ({ operation: new OperationContext(edge, callerOf(edge, req, reply)) }),
  });

  return {
    async handle(request, reply) {
      void reply.header('cache-control', 'no-store');
      edge.origins.refuseForeign(request);
      if (request.method === 'POST' && !TAKEN.has(mediaTypeOf(request))) {
        const refusal = new Refusal({
          code: 'VALIDATION_FAILED',
          message: 'GraphQL is taken as application/json, and uploads as multipart/form-data.',
          why: { check: 'content-type', required: [...TAKEN].join(' or '), current: mediaTypeOf(request) || 'none' },
        });
        return reply.code(415).send({ errors: [present(refusal)] });
      }
      const token = credentialsOf(request)?.accessToken;
      try {
        await limitRequests(edge.limits, token && edge.principals.userOf(token), request.ip);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal?.code !== 'RATE_LIMITED') throw error;
        // As GraphQL tells it, so that a client reads why and how long to wait as of every other refusal.
        const seconds = Number(refusal.details['retryAfterSeconds']);
        return reply
          .code(429)
          .header('retry-after', String(seconds))
          .send({ errors: [present(error)] });
      }
      const run = () => yoga.handleNodeRequestAndResponse(request, reply, { req: request, reply });
      let response: Response;
      try {
        response = isUpload(request) ? await uploads.take(request, run) : await run();
      } catch (error) {
        if (!isUpload(request)) throw error;
        await heardOut(request.raw);
        return reply.send({ errors: [present(error)] });
      }
      response.headers.forEach((value, name) => {
        void reply.header(name, value);
      });
      return reply.code(response.status).send(response.body ?? '');
    },
  };
}

function hasOurCode(error: GraphQLError): boolean {
  const code = error.extensions['code'];
  return typeof code === 'string' && !code.startsWith('GRAPHQL_');
}
