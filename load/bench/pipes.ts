/** The two ways from a commit to a frame that are compared: the product's own, and a bare pipe in plain code. */
export interface Pipe {
  /** Writes one event and commits. The frame carries `text` back. */
  commit(text: string): Promise<void>;
  /** Called for each frame with the text that was committed. */
  onFrame(listener: (text: string) => void): void;
  stop(): Promise<void>;
}

/** How events get from one side to the other: through Kafka, or, without a broker, straight from the reader. */
export type Carriage = { readonly kind: 'embedded' } | { readonly kind: 'kafka'; readonly brokers: readonly string[] };
