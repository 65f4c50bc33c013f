/**
 * The audit log speaks the reader's language: every action and every field that a service notes has its words there
 * (web/src/workspace-settings/texts/auditLog/<language>.json). The workspace's own are typed (services/workspace/src/audit/fields.ts);
 * the settings of a number are named where telephony compares them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { flowInWords } from '../../services/telephony/src/numbers/flowInWords.ts';
import { AUDIT_ACTIONS, AUDIT_FIELDS } from '../../services/workspace/src/audit/fields.ts';
import { ACTIONS } from '../../web/src/workspace-settings/auditActions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Words {
  actions: Record<string, string>;
  field: Record<string, string>;
}

/** The literal of `shown` in settingsChanged, key by key, and what is spread into it. */
function numberFields(): string[] {
  const source = read('services/telephony/src/numbers/settingsChanged.ts');
  const [, literal = ''] = /const shown = .*=> \(\{\n([\s\S]*?)\n {2}\}\);/.exec(source) ?? [];
  const own = [...literal.matchAll(/^ {4}(\w+):/gm)].flatMap(([, name]) => name ?? []);
  const spread = [...literal.matchAll(/^ {4}\.\.\.(\w+)\(/gm)].map(([, name]) => name);
  expect(spread, 'what else is noted of a number has to be asked for here').toEqual(['flowInWords']);
  expect(own).toContain('enableTranscription');
  return [...own, ...Object.keys(flowInWords(null, new Map()))];
}

it.each(['en', 'es', 'fr', 'de'])('in %s every audited field and action has its words', (language) => {
  const { actions, field } = JSON.parse(read(`web/src/workspace-settings/texts/auditLog/${language}.json`)) as Words;
  const audited = [...AUDIT_FIELDS, ...numberFields()];
  expect(audited).toContain('queueSize');
  expect(audited.filter((name) => field[name] === undefined)).toEqual([]);
  expect(AUDIT_ACTIONS.filter((name) => actions[name.replaceAll('.', '_')] === undefined)).toEqual([]);
});

it('the log can be asked for everything that is noted', () => {
  expect(ACTIONS.toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
});
