export const SLOS: readonly {
  readonly slo: string;
  readonly title: string;
  readonly objective: string;
  /** Share that may be bad. */
  readonly budget: number;
  readonly error: (window: string) => string;
}[];
