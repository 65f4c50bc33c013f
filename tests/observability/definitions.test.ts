import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dashboards, expressions, rules, selected } from './promql.ts';

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
/** As GitHub makes anchors of headings. */
const sections = new Set(
  [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => title?.toLowerCase().replaceAll(' ', '-')),
);

const target = z.object({ refId: z.string().regex(/^[A-Z]$/), expr: z.string().min(1), legendFormat: z.string() });
const place = z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1).max(24), h: z.int().min(1) });
const panel = z.discriminatedUnion('type', [
  z.object({ type: z.literal('row'), id: z.int(), title: z.string().min(1), gridPos: place }),
  z.object({
    type: z.enum(['timeseries', 'stat']),
    id: z.int(),
    title: z.string().min(1),
    gridPos: place,
    datasource: z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') }),
    fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }),
    targets: z.array(target).min(1),
  }),
]);
/** What of Grafana's dashboard model (schemaVersion 41) a file needs to be imported and shown. */
const dashboard = z.object({
  uid: z.string().regex(/^[a-z-]{1,40}$/),
  title: z.string().min(1),
  schemaVersion: z.literal(41),
  templating: z.object({ list: z.array(z.object({ name: z.literal('datasource'), type: z.literal('datasource') })) }),
  panels: z.array(panel).min(1),
});

describe('what is asked of Prometheus', () => {
  test.each(expressions())('is PromQL: $where', (expression) => {
    expect(selected(expression).length + Number(expression.text.startsWith('vector('))).toBeGreaterThan(0);
  });

  test('is refused when it is none', () => {
    expect(() => selected({ where: 'here', text: 'sum(rate(calls_total[5m])' })).toThrow(/no PromQL/);
  });

  test('has no tenant in it', () => {
    const labels = new Set(
      expressions().flatMap((expression) => selected(expression).flatMap((one) => [...one.labels])),
    );
    expect([...labels].filter((label) => /workspace|tenant|user/.test(label))).toEqual([]);
  });
});

describe('what is asked of one operation or route', () => {
  const persisted = JSON.parse(readFileSync(new URL('../../bff/persisted.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const named = new Set(
    Object.values(persisted).flatMap((document) => /^(?:query|mutation|subscription) \w+/.exec(document)?.[0] ?? []),
  );

  test('is one that there is', () => {
    const texts = expressions().map(({ text }) => text);
    const asked = texts.flatMap((text) =>
      [...text.matchAll(/operation=~?"(\w+) \(?([\w|]+)\)?"/g)].flatMap(([, kind, names = '']) =>
        names.split('|').map((name) => `${kind} ${name}`),
      ),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !named.has(name))).toEqual([]);
    // Written out where the service registers it.
    const addresses = readFileSync(
      new URL('../../services/telephony/src/carrier/addresses.ts', import.meta.url),
      'utf8',
    );
    const routes = texts.flatMap((text) => [...text.matchAll(/route="([^"]+)"/g)].map(([, route]) => route ?? ''));
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => !addresses.includes(`'${route}'`))).toEqual([]);
  });
});

test.each(dashboards())('the dashboard $name is one that Grafana takes', ({ json }) => {
  const { panels } = dashboard.parse(json);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

describe('every alert', () => {
  const alerts = rules().filter(({ alert }) => alert !== undefined);

  test.each(alerts)('says what happened, how urgent it is and where to read on: $alert', (alert) => {
    expect(alert.labels?.['severity']).toMatch(/^(page|ticket)$/);
    expect(alert.for).toMatch(/^\d+[mh]$/);
    expect(alert.annotations?.['summary']?.length).toBeGreaterThan(10);
    const [file, section] = alert.annotations?.['runbook_url']?.split('#') ?? [];
    expect(file).toBe('docs/runbook.md');
    expect(sections).toContain(section);
  });

  test('has a section of the runbook, and no section is left over', () => {
    expect(sections).toEqual(new Set(alerts.map(({ alert }) => alert?.toLowerCase())));
  });
});

describe('every objective', () => {
  const budgets = rules().filter(({ record }) => record === 'slo:error_budget:ratio');

  test.each(budgets.map(({ labels }) => ({ slo: labels?.['slo'] })))(
    'is measured over all windows, and burns are told apart by two of them: $slo',
    ({ slo }) => {
      const windows = rules()
        .filter(({ record, labels }) => record?.startsWith('slo:error_ratio:') && labels?.['slo'] === slo)
        .map(({ record }) => record?.replace('slo:error_ratio:rate', ''));
      expect(new Set(windows)).toEqual(new Set(['5m', '30m', '1h', '2h', '6h', '1d', '3d']));
      expect(runbook).toContain(`\`${slo}\``);
    },
  );
});
