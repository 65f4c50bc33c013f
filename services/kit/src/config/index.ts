/**
 * Configuration, parsed once. The only place that reads `process.env`; everywhere else it is banned by lint.
 */
import { z } from 'zod';

export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** A variable is missing or wrong. The message names every such variable, what was expected, and what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The process's environment. @see parseEnvironment */
export function processEnvironment(): EnvironmentSource {
  return process.env;
}

/**
 * Parses a service's environment.
 * @throws ConfigurationError naming each variable that is missing or malformed.
 */
export function parseEnvironment<Shape extends z.ZodObject>(
  name: string,
  schema: Shape,
  source: EnvironmentSource,
): z.infer<Shape> {
  // An empty variable means "not set": that is what `FOO= command` and compose files produce.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(
    `The configuration of ${name} is not complete:\n${problems.join('\n')}\nSet these environment variables and start again.`,
  );
}

/** A switch: "true", "1", "yes", "on" or their opposites. */
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'])
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value))
    .default(fallback);

/** A TCP port; 0 asks the system for a free one. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** A list of words, comma separated. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

export interface VariableDoc {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** The variables of a schema with their defaults and descriptions, for the generated table of a README. */
export function describeEnvironment(schema: z.ZodObject): VariableDoc[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const type = field as z.ZodType;
    const absent = type.safeParse(undefined);
    return {
      name,
      fallback: absent.success ? (isNothing(absent.data) ? 'none' : `\`${textOf(absent.data)}\``) : 'required',
      meaning: type.description ?? '',
    };
  });
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);
