import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What a metric is called and labelled. A tenant is never a label: its figures come from the read models. */
export interface MetricSpec<Label extends string> {
  /** Prometheus' snake case with the unit as suffix, such as `rpc_server_duration_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
}

export interface HistogramSpec<Label extends string> extends MetricSpec<Label> {
  /** Upper bounds, in the unit of the name; those of latencies when left out. */
  readonly buckets?: readonly number[];
}

/** A value that is looked up when somebody asks, with its labels. */
export interface Reading<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/**
 * The figures of a process. Services that share a process share the registry, so asking for a name twice gives the same
 * metric, and what several of them have carries the label `service`.
 */
export interface Metrics {
  readonly registry: Registry;
  counter<Label extends string>(spec: MetricSpec<Label>): Counter<Label>;
  gauge<Label extends string>(spec: MetricSpec<Label>): Gauge<Label>;
  histogram<Label extends string>(spec: HistogramSpec<Label>): Histogram<Label>;
  /**
   * Adds a source to a gauge that is read at each scrape. A source that fails, or needs longer than two seconds, is left
   * out of that scrape; the others are told.
   */
  readAtScrape<Label extends string>(
    spec: MetricSpec<Label>,
    read: () => Promise<readonly Reading<Label>[]> | readonly Reading<Label>[],
  ): void;
}

/** Seconds, for whatever a person or another service waits for. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 5, 10];
/** A dependency that hangs must not take the scrape along. */
const READ_TIMEOUT_MS = 2_000;

type Source = () => Promise<readonly Reading<string>[]> | readonly Reading<string>[];

/** A registry with the process's own figures (event loop lag, memory, CPU, garbage collection). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const sources = new Map<string, Source[]>();

  function once<Metric>(name: string, make: () => Metric): Metric {
    return (registry.getSingleMetric(name) as Metric | undefined) ?? make();
  }
  const options = <Label extends string>({ name, help, labels = [] }: MetricSpec<Label>) => ({
    name,
    help,
    labelNames: labels,
    registers: [registry],
  });

  return {
    registry,
    counter: (spec) => once(spec.name, () => new Counter(options(spec))),
    gauge: (spec) => once(spec.name, () => new Gauge(options(spec))),
    histogram: (spec) =>
      once(spec.name, () => new Histogram({ ...options(spec), buckets: [...(spec.buckets ?? LATENCY_BUCKETS)] })),
    readAtScrape(spec, read) {
      const known = sources.get(spec.name);
      if (known) {
        known.push(read);
        return;
      }
      const readers: Source[] = [read];
      sources.set(spec.name, readers);
      new Gauge<string>({
        ...options(spec),
        async collect() {
          const readings = await Promise.allSettled(readers.map((source) => inTime(source)));
          this.reset();
          for (const reading of readings) {
            if (reading.status === 'rejected') continue;
            for (const { labels, value } of reading.value) this.inc(labels, value);
          }
        },
      });
    },
  };
}

async function inTime(source: Source): Promise<readonly Reading<string>[]> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too slow')), READ_TIMEOUT_MS);
  try {
    return await Promise.race([source(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
