import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { Audience } from '../events/envelope.ts';

/** What a Prisma client offers inside a transaction. */
export type TransactionOf<Client> = Omit<
  Client,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$use'
>;

export interface EmitOptions {
  /** The aggregate's id: events of one key keep their order. */
  key: string;
  /** Absent: every member of the workspace may see it. */
  audience?: Audience | undefined;
}

export interface PlatformEmitOptions extends EmitOptions {
  /** The workspace that the event belongs to, null when it belongs to none. */
  workspaceId: string | null;
}

/** One transaction that acts for one workspace: row-level security shows and accepts only its rows. */
export interface TenantUnit<Client> {
  readonly tx: TransactionOf<Client>;
  readonly workspaceId: string;
  /** Queues an event; it is appended to the outbox as the last thing before COMMIT, or never. */
  readonly emit: <Desc extends DescMessage>(schema: Desc, init: MessageInitShape<Desc>, options: EmitOptions) => void;
}

/** One transaction that acts for no workspace: it reaches tables without one, and named SECURITY DEFINER functions. */
export interface PlatformUnit<Client> {
  readonly tx: TransactionOf<Client>;
  readonly emit: <Desc extends DescMessage>(
    schema: Desc,
    init: MessageInitShape<Desc>,
    options: PlatformEmitOptions,
  ) => void;
}

/** What code that does not care which unit it runs in (an enqueued job, a consumer's helper) may ask of it. */
export interface AnyUnit {
  readonly tx: { $queryRawUnsafe<T = unknown>(query: string, ...values: unknown[]): PromiseLike<T> };
}

export interface UnitOptions {
  /** Milliseconds that the whole transaction may take. Default 10,000. */
  timeoutMs?: number;
  /** Its events tell state again: consumers are given them only where they declare themselves a copy. */
  republishes?: boolean;
  /**
   * What this work contends for, such as `account:<id>`: of all that name the same, one holds a connection and the rest waits
   * without one.
   */
  turn?: string;
  isolationLevel?: 'ReadCommitted' | 'RepeatableRead' | 'Serializable';
}
