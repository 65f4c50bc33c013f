/** What the processes of this benchmark tell each other over IPC. */

/** To a server, when it is forked: the environment variable BENCH_SERVER. */
export interface ServerSettings {
  /** As the role that the service has when it runs. */
  readonly databaseUrl: string;
  readonly connections: number;
  readonly carrierUrl: string;
}

export interface ServerReady {
  readonly port: number;
}

/** What a server has done since it was asked last. */
export interface ServerCosts {
  /** Statements of requests. */
  readonly roundTrips: number;
  /** Statements of the relay: its word that there is something, its reads and its positions. */
  readonly relayRoundTrips: number;
  /** CPU microseconds of the process. */
  readonly cpuMicros: number;
}

/** To the client: so many calls to one server. */
export interface ClientOrder {
  readonly port: number;
  readonly requests: number;
  /** Requests under way at once; the next goes out when one is answered. */
  readonly atOnce?: number;
  /** Requests a second, whether answers come or not. */
  readonly perSecond?: number;
  /** Calls come to these numbers in turn. */
  readonly numbers: readonly string[];
}

export interface ClientReport {
  readonly seconds: number;
  /** Milliseconds of each answer. */
  readonly latencies: readonly number[];
  /** Answers that were not 200, and connections that broke. */
  readonly failures: number;
}

export const INBOUND_PATH = '/carrier/voice/inbound';

/** Who calls, in turn. */
export const CALLERS: readonly string[] = Array.from(
  { length: 10_000 },
  (_, index) => `+1503555${String(index).padStart(4, '0')}`,
);
