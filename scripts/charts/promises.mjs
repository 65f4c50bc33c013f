// What the chart promises beyond what tools know, asked of every rendering.
import { parseAllDocuments } from 'yaml';
import { parseEnvironment } from '../../services/kit/src/config/index.ts';
import { edgeEnvironment, hostEnvironment } from '../../services/kit/src/host/environment.ts';

/** Secrets whose shape is checked at the start: what a Secret could hold. */
const SECRETS = {
  CARRIER_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  CARRIER_API_KEY: `SK${'0'.repeat(32)}`,
  CARRIER_APP_SID: `AP${'0'.repeat(32)}`,
};

/** Read by the runtime or by a library, not by a schema of ours. */
const NOT_OURS = new Set(['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);

/** Seconds that a process gives itself beyond its drain before it ends by force (services/kit/src/host/lifecycle.ts). */
const PATIENCE_SECONDS = 15;

/** The objects of a rendering. */
export const objectsOf = (text) =>
  parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((object) => object !== null);

const podOf = (object) => (object.kind === 'Pod' ? object : object.spec.template);
const withPods = (objects) => objects.filter(({ kind }) => ['Deployment', 'Job', 'Pod'].includes(kind));
const selects = ({ matchLabels = {} }, labels) =>
  Object.entries(matchLabels).every(([label, value]) => labels[label] === value);
const variables = (object) =>
  Object.fromEntries(
    podOf(object).spec.containers[0].env.map(({ name, value }) => [
      name,
      value ?? SECRETS[name] ?? `secret of ${name}`,
    ]),
  );

/**
 * Everything that is given to a process is known to it, and nothing that it needs is missing.
 * @param {string} name the service
 * @param {Readonly<Record<string, string>>} given its environment
 * @param {{ shared?: boolean }} [options] `shared`: one environment for several services, of which each reads a part
 * @returns what is wrong, one line each
 */
export async function environmentProblems(name, given, { shared = false } = {}) {
  const folder = name === 'bff' ? 'bff' : `services/${name}`;
  const { environment } = await import(`../../${folder}/src/environment.ts`);
  const host = name === 'bff' ? edgeEnvironment : hostEnvironment;
  const outside = name === 'sandbox' ? { KAFKA_BROKERS: true, REDIS_URL: true, STORAGE_URL: true } : {};
  const problems = [];
  for (const schema of [host.omit(outside), environment]) {
    try {
      parseEnvironment(name, schema, given);
    } catch (error) {
      problems.push(error.message.replaceAll('\n', ' '));
    }
  }
  const known = new Set([...Object.keys(host.shape), ...Object.keys(environment.shape), ...NOT_OURS]);
  for (const variable of shared ? [] : Object.keys(given))
    if (!known.has(variable)) problems.push(`${name} is given ${variable}, which it does not read`);
  return problems;
}

function drainProblems({ metadata, spec }) {
  const given = variables({ kind: 'Deployment', spec });
  const { terminationGracePeriodSeconds: grace, containers } = spec.template.spec;
  const needed =
    containers[0].lifecycle.preStop.sleep.seconds +
    Number(given.DRAIN_NOTICE_SECONDS) +
    Number(given.DRAIN_SECONDS) +
    PATIENCE_SECONDS;
  return grace > needed ? [] : [`${metadata.name} is ended after ${grace} s, while it may take ${needed} s to drain`];
}

function scalingProblems(objects) {
  const problems = [];
  const scalers = objects.filter(({ kind }) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind));
  for (const { kind, metadata, spec } of objects.filter(({ kind }) => kind === 'Deployment')) {
    const its = scalers.filter((scaler) => scaler.spec.scaleTargetRef.name === metadata.name);
    if (its.length > 1) problems.push(`${kind} ${metadata.name} has ${its.length} scalers`);
    if ((its.length === 0) !== (spec.replicas !== undefined))
      problems.push(`${kind} ${metadata.name}: replicas are set exactly when nothing scales it`);
  }
  return problems;
}

const isOurs = (podSelector) => podSelector?.matchLabels?.['app.kubernetes.io/instance'] !== undefined;

/** Every pod is under a policy of its own besides the default deny, and rules speak of pods of the release that exist. */
function policyProblems(objects) {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  if (policies.length === 0) return [];
  const problems = [];
  const pods = withPods(objects).map((object) => ({
    name: object.metadata.name,
    labels: podOf(object).metadata.labels,
  }));
  for (const { name, labels } of pods) {
    const its = policies.filter(({ spec }) => selects(spec.podSelector, labels));
    if (its.length !== 2) problems.push(`${name} is under ${its.length} policies: the default deny and one of its own`);
  }
  for (const { metadata, spec } of policies) {
    const peers = [...(spec.ingress ?? []), ...(spec.egress ?? [])].flatMap(({ from = [], to = [] }) => [
      ...from,
      ...to,
    ]);
    for (const { podSelector, namespaceSelector } of peers)
      if (isOurs(podSelector) && !namespaceSelector && !pods.some(({ labels }) => selects(podSelector, labels)))
        problems.push(`${metadata.name} speaks of pods that are not there: ${JSON.stringify(podSelector.matchLabels)}`);
  }
  return problems;
}

/** Of two variables of one name the container has the last, and an upgrade may keep either. */
function doubleProblems(objects) {
  return withPods(objects).flatMap((object) => {
    const given = podOf(object).spec.containers[0].env.map(({ name }) => name);
    const twice = given.filter((name, index) => given.indexOf(name) !== index);
    return twice.map((name) => `${object.metadata.name} is given ${name} twice`);
  });
}

/** What a container calls at another Service is a Service of the release. */
function addressProblems(objects) {
  const services = new Set(objects.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name));
  return withPods(objects).flatMap((object) =>
    Object.entries(variables(object))
      .map(([variable, value]) => ({ variable, host: /^(?:http|smtp):\/\/([a-z0-9-]+):/.exec(value)?.[1] }))
      .filter(({ host }) => host !== undefined && !services.has(host))
      .map(({ variable, host }) => `${object.metadata.name}: ${variable} leads to ${host}, which is no Service`),
  );
}

/** Rules and dashboards find the processes by a job that is called after the product, whatever the release is called. */
function monitoringProblems(objects) {
  const scraped = objects.filter(({ kind, metadata }) => kind === 'Service' && metadata.labels['ringline/metrics']);
  return objects
    .filter(({ kind }) => kind === 'ServiceMonitor')
    .flatMap(({ metadata, spec }) =>
      scraped
        .filter((service) => selects(spec.selector, service.metadata.labels))
        .map((service) => ({ name: service.metadata.name, job: service.metadata.labels[spec.jobLabel] }))
        .filter(({ job }) => job !== 'ringline')
        .map(({ name, job }) => `${metadata.name} scrapes ${name} as the job ${job}, which no alert looks at`),
    );
}

/** What a service reads and nobody may read beside it. */
const IS_SECRET = /_(SECRET|TOKEN|PASSWORD|KEY)$/;

/**
 * What a service reads of secrets comes from a Secret in some rendering: what the chart never gives has no place but among the values,
 * which are no secret.
 * @param texts all renderings
 * @returns what is wrong, one line each
 */
export async function secretsNeverGiven(texts) {
  const given = new Map();
  for (const object of texts.flatMap(objectsOf).filter(({ kind }) => kind === 'Deployment')) {
    const name = object.metadata.labels['app.kubernetes.io/component'];
    const its = given.get(name) ?? new Set();
    for (const { name: variable, valueFrom } of podOf(object).spec.containers[0].env)
      if (valueFrom?.secretKeyRef) its.add(variable);
    given.set(name, its);
  }
  const problems = [];
  for (const [name, its] of given) {
    const folder = name === 'bff' ? 'bff' : `services/${name}`;
    const { environment } = await import(`../../${folder}/src/environment.ts`);
    for (const variable of Object.keys(environment.shape))
      if (IS_SECRET.test(variable) && !its.has(variable))
        problems.push(`${name} reads the secret ${variable}, which no values file of charts/ringline/ci gives it`);
  }
  return problems;
}

/** @returns what a rendering breaks of the chart's promises, one line each */
export async function brokenPromises(text) {
  const objects = objectsOf(text);
  const deployments = objects.filter(({ kind }) => kind === 'Deployment');
  const environments = await Promise.all(
    deployments.map((one) => environmentProblems(one.metadata.labels['app.kubernetes.io/component'], variables(one))),
  );
  return [
    ...environments.flat(),
    ...deployments.flatMap(drainProblems),
    ...scalingProblems(objects),
    ...policyProblems(objects),
    ...doubleProblems(objects),
    ...addressProblems(objects),
    ...monitoringProblems(objects),
  ];
}
