import pg from 'pg';

interface Subscription {
  readonly notified: (payload: string) => void;
  readonly reconnected: () => void;
  lost?: (() => void) | undefined;
}

/** The one LISTEN connection of a database, shared by everybody in the process who waits for notifications of it. */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;
  #standing = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  /** Whether the connection stands, as far as is known: one that died without a word seems to. See `renew`. */
  get standing(): boolean {
    return this.#standing;
  }

  /**
   * Calls `notified` for each notification on `channel`, and `reconnected` after the connection was lost and came back:
   * notifications in between are gone, so look for yourself. `lost` is called when it is lost.
   */
  async listen(
    channel: string,
    notified: (payload: string) => void,
    reconnected: () => void = () => notified(''),
    lost?: () => void,
  ): Promise<{ close(): Promise<void> }> {
    const subscription: Subscription = { notified, reconnected, lost };
    const present = this.#subscriptions.get(channel);
    if (present) present.add(subscription);
    else this.#subscriptions.set(channel, new Set([subscription]));
    const client = await this.#connected();
    if (!present) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return {
      close: async () => {
        const set = this.#subscriptions.get(channel);
        set?.delete(subscription);
        if (set?.size !== 0 || this.#closed) return;
        this.#subscriptions.delete(channel);
        await (await this.#connected()).query(`UNLISTEN ${pg.escapeIdentifier(channel)}`);
      },
    };
  }

  /** Tells those of this process at once, without a way over the database. */
  tellOwn(channel: string): void {
    for (const { notified } of this.#subscriptions.get(channel) ?? []) notified('');
  }

  /**
   * Tells the other processes, outside every transaction: NOTIFY inside one takes a lock over the whole database at commit.
   * This process is not told: see `tellOwn`.
   */
  async tellOthers(channel: string): Promise<void> {
    if (!this.#closed)
      await (await this.#connected()).query({ name: 'notify', text: "SELECT pg_notify($1, '')", values: [channel] });
  }

  /** Connects anew: something was not notified, so that the connection may be dead although it seems to stand. */
  renew(): void {
    const dead = this.#client;
    if (!dead || !this.#standing || this.#closed) return;
    this.#client = undefined;
    this.#fell();
    // A dead connection does not answer a farewell either; nobody waits for it.
    void dead.then((client) => client.end()).catch(() => undefined);
    this.#reconnectSoon();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#standing = false;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, keepAlive: true });
    const lost = (error?: Error): void => {
      if (this.#closed || this.#client !== made) return;
      this.#client = undefined;
      this.#fell();
      if (error) this.#onError(error);
      this.#reconnectSoon();
    };
    const open = async (): Promise<pg.Client> => {
      try {
        await client.connect();
        for (const channel of this.#subscriptions.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        this.#standing = this.#client === made && !this.#closed;
        return client;
      } catch (error) {
        if (this.#client === made) this.#client = undefined;
        void client.end().catch(() => undefined);
        throw error;
      }
    };
    client.on('notification', ({ channel, payload, processId }) => {
      if (processId === (client as pg.Client & { processID?: number | null }).processID) return;
      for (const subscription of this.#subscriptions.get(channel) ?? []) subscription.notified(payload ?? '');
    });
    client.on('error', lost);
    client.on('end', () => lost());
    const made = open();
    return made;
  }

  #fell(): void {
    this.#standing = false;
    for (const set of this.#subscriptions.values()) for (const { lost } of set) lost?.();
  }

  #reconnectSoon(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#connected().then(
        () => [...this.#subscriptions.values()].forEach((set) => set.forEach(({ reconnected }) => reconnected())),
        (error: Error) => {
          this.#onError(error);
          if (!this.#closed) this.#reconnectSoon();
        },
      );
    }, 500);
  }
}
