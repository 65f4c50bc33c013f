/** Parts of the flow editor as they are drawn, without a browser. */
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import useSoundsQuery from '../__generated__/useSoundsQuery.graphql.ts';
import { Filled, filledEnvironment } from '../base/relay/relay.testkit.tsx';
import common from '../base/texts/common/en.json';
import numbers from '../numbers/texts/en.json';
import sounds from '../sounds/texts/en.json';
import type { Problem } from './data.ts';
import { type Flow, newNode, type Node } from './flow/nodes.ts';
import { StepPanel } from './StepPanel.tsx';
import automation from './texts/en.json';
import { TrialForm } from './trial/TrialForm.tsx';
import { useWords } from './useWords.ts';

// It asks once it is on a page, where nothing of a test without a browser ever is.
const contacts = vi.hoisted(() => ({ rows: [] as { id: string; fullName: string; phoneNumber: string }[] }));
vi.mock('../phone/views/useContactMatches.ts', () => ({
  useContactMatches: (query: string) => [{ query, rows: contacts.rows }, () => undefined],
}));

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { automation, common, numbers, sounds } },
    interpolation: { escapeValue: false },
  }),
);

const environment = filledEnvironment([[useSoundsQuery, { getWorkspaceMedia: [] }]]);
const drawn = (node: ReactNode) =>
  renderToString(
    <MantineProvider>
      <Filled environment={environment}>{node}</Filled>
    </MantineProvider>,
  ).replaceAll('<!-- -->', '');

const EVERYBODY = { teams: [{ id: 't', name: 'Sales' }], people: [{ id: 'u', name: 'Maya Ortiz' }] };
const node = (id: string, kind: Node['kind'], part: Partial<Node> = {}): Node => ({ ...newNode(id, kind), ...part });
/** Both branches of the hours ring the same team, one after a menu with keys that lead nowhere yet. */
const FLOW: Flow = {
  start: 'hours',
  nodes: [
    node('hours', 'HOURS', { next: 'menu', otherwise: 'closed' }),
    node('menu', 'MENU', {
      next: 'open',
      choices: [
        { key: '1', label: 'Orders', next: null },
        { key: '2', label: '', next: null },
      ],
    }),
    node('open', 'RING', { teamId: 't' }),
    node('closed', 'RING', { teamId: 't' }),
  ],
};

it('each place to add a step has a name of its own, also after steps that say the same', async () => {
  // The canvas measures its titles with one of the browser.
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const { FlowCanvas } = await import('./FlowCanvas.tsx');
  vi.unstubAllGlobals();
  function Canvas() {
    const words = useWords(FLOW, EVERYBODY);
    return (
      <FlowCanvas
        flow={FLOW}
        number="+12125550100"
        words={words}
        selected={undefined}
        onSelect={() => undefined}
        onAdd={() => undefined}
        onAddKey={() => undefined}
        walk={undefined}
        figure={() => undefined}
        hasProblem={() => false}
      />
    );
  }
  const names = [...drawn(<Canvas />).matchAll(/aria-label="(Add a step[^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(8);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).toContain('Add a step at the start');
  expect(names).toContain(`Add a step after ${automation.sentence.menu.replace('{{keys}}', '1 or 2')}, 1 · Orders`);
});

const PROBLEM = { nodeId: 'hours', field: 'otherwise', severity: 'ERROR', code: 'NEXT_MISSING', message: 'As is' };

function Panel({ problems }: { problems: readonly Problem[] }) {
  const flow = {
    ...FLOW,
    nodes: FLOW.nodes.map((each) => (each.id === 'hours' ? { ...each, otherwise: null } : each)),
  };
  const words = useWords(flow, EVERYBODY);
  return (
    <StepPanel
      flow={flow}
      node={flow.nodes[0] as Node}
      words={words}
      everybody={EVERYBODY}
      heardAs={{ language: 'en', number: '' }}
      timezone="America/New_York"
      secret={null}
      live={{ node: undefined, version: undefined }}
      problems={problems}
      figures={[]}
      apply={() => undefined}
      actions={undefined}
      whyNot={undefined}
      onClose={() => undefined}
    />
  );
}

/** The field of a way out, as far as the next one. */
const wayOf = (html: string, port: string) =>
  new RegExp(`<input[^>]*data-testid="way-${port}"[^>]*>`).exec(html)?.[0] ?? '';

it('the field of the branch that a problem is about is the red one', () => {
  const html = drawn(<Panel problems={[PROBLEM]} />);
  expect(wayOf(html, 'otherwise')).toContain('aria-invalid="true"');
  expect(wayOf(html, 'next')).not.toContain('aria-invalid="true"');
  expect(html).toContain(automation.problem.NEXT_MISSING);
  expect(drawn(<Panel problems={[]} />)).not.toContain('aria-invalid="true"');
});

it('a trial says whose number the caller’s is, and not a number twice', () => {
  const trial = (caller: string) =>
    /data-testid="try-caller-name">([^<]*)/.exec(
      drawn(
        <TrialForm
          flow={FLOW}
          values={{
            date: '2026-11-27',
            time: '10:00',
            timezone: 'America/New_York',
            caller,
            answers: '',
            keys: '',
            available: ['u'],
            offline: [],
          }}
          onChange={() => undefined}
          everybody={EVERYBODY}
          wrong={undefined}
        />,
      ),
    )?.[1];
  contacts.rows = [
    { id: 'c', fullName: 'Ana Whitcombe', phoneNumber: '+12125550123' },
    { id: 'd', fullName: '(212) 555-0124', phoneNumber: '+12125550124' },
  ];
  expect(trial('(212) 555-0123')).toBe('Ana Whitcombe');
  expect(trial('+12125550124')).toBeUndefined();
  expect(trial('+12125550125')).toBeUndefined();
});
