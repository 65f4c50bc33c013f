import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ImportSchema } from '@ringline/proto/contacts/v1/imports_pb';
import { fieldOf, hasRequiredColumns } from './columns.ts';
import type { PreviewRow } from './countProblems.ts';
import type { ContactImport } from './import.ts';
import { undoUntil } from './undoImport.ts';

const moment = (date: Date | undefined | null) => (date ? timestampFromDate(date) : undefined);

/** An import as RPC tells it. */
export function describeImport(found: ContactImport, now: Date): MessageInitShape<typeof ImportSchema> {
  const { id, state, fileName, sizeBytes, encoding, separator, country, duplicateRule, failure, createdBy, headers } =
    found;
  const problems = Object.entries(found.problems as Record<string, number>)
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((one, other) => other.count - one.count);
  const failed = problems.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    state,
    fileName,
    sizeBytes,
    encoding,
    separator,
    country,
    duplicateRule,
    failure,
    createdBy,
    columns: headers.map((header, index) => {
      const field = found.fields[index] ?? '';
      return { header, field, recognized: field !== '' && fieldOf(header) === field };
    }),
    preview: (found.preview as unknown as PreviewRow[]).map((row) => ({ ...row, cells: [...row.cells] })),
    rows: found.rowCount,
    ready: Math.max(0, found.rowCount - failed),
    existing: found.existing,
    problems,
    done: found.doneCount,
    created: found.createdCount,
    updated: found.updatedCount,
    removed: found.removedCount,
    createdAt: timestampFromDate(found.createdAt),
    startedAt: moment(found.startedAt),
    finishedAt: moment(found.finishedAt),
    undoUntil: moment(undoUntil(found, now)),
    undoneAt: moment(found.undoneAt),
    subscriberListId: found.subscriberListId ?? '',
    tags: found.tags,
    consent: found.consent,
    agreeing: found.agreeing,
    optedOut: found.optedOut,
    joined: found.joinedCount,
    tagged: found.taggedCount,
    agreed: found.agreedCount,
    source: found.source,
    leftTags: found.leftTags,
    hasRequiredColumns: hasRequiredColumns(found.fields),
  };
}
