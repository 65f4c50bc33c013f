import { createMetrics } from '@ringline/kit/telemetry';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { observeOperations } from './observe.ts';

/** The `operation` labels under which runs of documents are counted. */
async function labelsOf(documents: readonly string[], known: readonly string[]): Promise<string[]> {
  const metrics = createMetrics();
  const observed = observeOperations(metrics, (name) => known.includes(name));
  for (const text of documents) {
    const document = parse(text);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    await observed.run(document, operation as OperationDefinitionNode, () => ({ data: {} }));
  }
  const dump = await metrics.registry.metrics();
  return [
    ...new Set(
      [...dump.matchAll(/^graphql_operation_duration_seconds_count\{(?:.*,)?operation="([^"]*)"/gm)].map(
        ([, label]) => label ?? '',
      ),
    ),
  ];
}

test('the web client’s operations are told apart by their names, also those that begin with the same field', async () => {
  const page = 'query InboxQuery { ...List } fragment List on Query { fetchWorkspacePhoneNumbers { id } }';
  const other = 'query DialerQuery { fetchWorkspacePhoneNumbers { id } }';
  expect(await labelsOf([page, other], ['InboxQuery', 'DialerQuery'])).toEqual([
    'query InboxQuery',
    'query DialerQuery',
  ]);
});

test('a name that a stranger chose is no label: the root field is, also behind fragments', async () => {
  const strangers = [
    'query a1 { fetchInbox { data { id } } }',
    'query a2 { ...List } fragment List on Query { ... on Query { fetchInbox { data { id } } } }',
    'mutation a3 { sendMessage { id } }',
  ];
  expect(await labelsOf(strangers, ['InboxQuery'])).toEqual(['query fetchInbox', 'mutation sendMessage']);
});
