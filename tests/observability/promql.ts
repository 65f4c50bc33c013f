/** What deploy/observability asks Prometheus for, read by Prometheus' own grammar. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

export const FOLDER = fileURLToPath(new URL('../../deploy/observability/', import.meta.url));

export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface Expression {
  readonly where: string;
  readonly text: string;
}

/** What an expression selects: a metric, and the labels that it needs to have. */
export interface Selected {
  readonly metric: string;
  readonly labels: ReadonlySet<string>;
}

export function rules(): Rule[] {
  const { groups } = parse(readFileSync(`${FOLDER}rules.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap((group) => group.rules);
}

export interface Dashboard {
  readonly name: string;
  readonly json: unknown;
}

export function dashboards(): Dashboard[] {
  const folder = `${FOLDER}grafana/dashboards/`;
  return readdirSync(folder).map((name) => ({
    name,
    json: JSON.parse(readFileSync(folder + name, 'utf8')) as unknown,
  }));
}

export function expressions(): Expression[] {
  const ofPanels = dashboards().flatMap(({ name, json }) =>
    (json as { panels: { title: string; targets?: { expr: string }[] }[] }).panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({
        where: `${name}: ${title}`,
        // Grafana puts the width of the panel's step here.
        text: expr.replaceAll('$__rate_interval', '5m'),
      })),
    ),
  );
  const ofRules = rules().map(({ alert, record, expr }) => ({ where: `rules.yaml: ${alert ?? record}`, text: expr }));
  return [...ofRules, ...ofPanels];
}

/** @throws Error naming the place where the expression is none */
export function selected({ where, text }: Expression): Selected[] {
  const tree = parser.parse(text);
  const metrics: { metric: string; labels: Set<string> }[] = [];
  const grouped = new Set<string>();
  let selector: { metric: string; labels: Set<string> } | undefined;
  tree.iterate({
    enter(node) {
      const word = text.slice(node.from, node.to);
      if (node.type.isError) throw new Error(`${where} is no PromQL at ${node.from}: ${text}`);
      if (node.name === 'VectorSelector') metrics.push((selector = { metric: '', labels: new Set() }));
      else if (node.name === 'Identifier' && selector) selector.metric = word;
      else if (node.name === 'LabelName')
        (node.node.parent?.name === 'GroupingLabels' ? grouped : selector?.labels)?.add(word);
    },
  });
  // Every metric of an expression needs the labels that it is grouped by.
  for (const { labels } of metrics) for (const label of grouped) labels.add(label);
  return metrics;
}
