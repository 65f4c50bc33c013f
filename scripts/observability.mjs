#!/usr/bin/env node
// Makes deploy/observability/rules.yaml and the Grafana dashboards of deploy/observability/definitions.
//   node scripts/observability.mjs generate | check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { ALERTS } from '../deploy/observability/definitions/alerts.mjs';
import { DASHBOARDS } from '../deploy/observability/definitions/dashboards.mjs';
import { BURNS, SLOS } from '../deploy/observability/definitions/slos.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'deploy', 'observability');
const runbook = (name) => `docs/runbook.md#${name.toLowerCase()}`;

function rules() {
  const windows = [...new Set(BURNS.flatMap(({ long, short }) => [short, long]))];
  const records = SLOS.flatMap(({ slo, error }) =>
    windows.map((window) => ({ record: `slo:error_ratio:rate${window}`, expr: error(window), labels: { slo } })),
  );
  const budgets = SLOS.map(({ slo, budget }) => ({
    record: 'slo:error_budget:ratio',
    expr: `vector(${budget})`,
    labels: { slo },
  }));
  const burns = BURNS.map(({ severity, long, short, times }) => {
    const above = (window) =>
      `(slo:error_ratio:rate${window} > on (slo) group_left () (${times} * slo:error_budget:ratio))`;
    return {
      alert: severity === 'page' ? 'SloBurnsFast' : 'SloBurnsSlowly',
      expr: `${above(long)} and on (slo) ${above(short)}`,
      ...(severity === 'page' ? { for: '2m' } : { for: '15m' }),
      labels: { severity, window: long },
      annotations: {
        summary: `{{ $labels.slo }} uses up its error budget ${times} times as fast as it may, over ${long}`,
        runbook_url: runbook(severity === 'page' ? 'SloBurnsFast' : 'SloBurnsSlowly'),
      },
    };
  });
  const alerts = ALERTS.map(({ alert, severity, expr, summary, for: duration }) => ({
    alert,
    expr,
    for: duration,
    labels: { severity },
    annotations: { summary, runbook_url: runbook(alert) },
  }));
  const groups = [
    { name: 'ringline-slo', interval: '30s', rules: [...budgets, ...records] },
    { name: 'ringline-slo-burn', rules: burns },
    { name: 'ringline-alerts', rules: alerts },
  ];
  return `# Made by scripts/observability.mjs of definitions/; do not edit.\n${stringify({ groups }, { lineWidth: 0 })}`;
}

const WIDTH = 24;
const SIZES = { stat: { w: 4, h: 4 }, timeseries: { w: 12, h: 8 } };
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };

function dashboard({ uid, title, rows }) {
  const panels = [];
  let y = 0;
  let id = 0;
  for (const row of rows) {
    id += 1;
    panels.push({
      id,
      type: 'row',
      title: row.title,
      collapsed: false,
      gridPos: { x: 0, y, w: WIDTH, h: 1 },
      panels: [],
    });
    y += 1;
    let x = 0;
    let height = 0;
    for (const panel of row.panels) {
      const { w, h } = panel.wide ? { w: WIDTH, h: 4 } : SIZES[panel.type];
      if (x + w > WIDTH) {
        x = 0;
        y += height;
        height = 0;
      }
      id += 1;
      panels.push(panelOf(panel, id, { x, y, w, h }));
      x += w;
      height = Math.max(height, h);
    }
    y += height;
  }
  return {
    uid,
    title,
    tags: ['ringline'],
    schemaVersion: 41,
    version: 1,
    editable: true,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    timezone: '',
    templating: {
      list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus', current: {} }],
    },
    annotations: { list: [] },
    panels,
  };
}

function panelOf({ title, unit, type, targets, legend, red, green }, id, gridPos) {
  const steps =
    red !== undefined
      ? [
          { color: 'green', value: null },
          { color: 'red', value: red },
        ]
      : green !== undefined
        ? [
            { color: 'red', value: null },
            { color: 'green', value: green },
          ]
        : [{ color: 'green', value: null }];
  return {
    id,
    type,
    title,
    datasource: DATASOURCE,
    gridPos,
    fieldConfig: {
      defaults: { unit, min: type === 'timeseries' ? 0 : undefined, thresholds: { mode: 'absolute', steps } },
      overrides: [],
    },
    options:
      type === 'stat'
        ? {
            reduceOptions: { calcs: ['lastNotNull'], fields: '', values: false },
            textMode: legend ? 'value_and_name' : 'value',
            colorMode: 'value',
          }
        : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: targets.map((target, index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource: DATASOURCE,
      expr: target.expr,
      legendFormat: target.legend ?? legend ?? '',
      ...(type === 'stat' ? { instant: true } : {}),
    })),
  };
}

const files = new Map([
  ['rules.yaml', rules()],
  ...DASHBOARDS.map((one) => [
    `grafana/dashboards/${one.uid.replace('ringline-', '')}.json`,
    `${JSON.stringify(dashboard(one), undefined, 2)}\n`,
  ]),
]);

const [command] = process.argv.slice(2);
if (command === 'generate') {
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
} else if (command === 'check') {
  const stale = [...files].filter(([name, text]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name] of stale)
    console.log(`deploy/observability/${name} is stale; fix: node scripts/observability.mjs generate`);
  process.exit(stale.length === 0 ? 0 : 1);
} else {
  console.log('Use: observability.mjs generate | check');
  process.exit(2);
}
