/** Where Kafka is and how one gets in, from the environment. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError, flag } from '../config/index.ts';
import type { KafkaAddress } from './client.ts';

export const kafkaEnvironment = z.object({
  KAFKA_BROKERS: z
    .string()
    .min(1)
    .transform((list) =>
      list
        .split(',')
        .map((broker) => broker.trim())
        .filter(Boolean),
    )
    .describe('Brokers, `host:port`, comma separated'),
  KAFKA_TLS: flag(false).describe('Whether the brokers speak TLS'),
  KAFKA_CA_FILE: z
    .string()
    .optional()
    .describe('File with the authority, PEM, that vouches for the brokers; by default those of Node.js'),
  KAFKA_SASL_MECHANISM: z
    .enum(['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'])
    .optional()
    .describe(
      'How the brokers are told who we are, `PLAIN`, `SCRAM-SHA-256` or `SCRAM-SHA-512`; by default not at all',
    ),
  KAFKA_SASL_USERNAME: z.string().optional().describe('Name at the brokers, with KAFKA_SASL_MECHANISM'),
  KAFKA_SASL_PASSWORD: z.string().optional().describe('Its password'),
});

/** @throws ConfigurationError when the settings contradict each other, or the authority's file can't be read */
export async function kafkaAddress(env: z.infer<typeof kafkaEnvironment>): Promise<KafkaAddress> {
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = env;
  if (env.KAFKA_CA_FILE && !env.KAFKA_TLS)
    throw new ConfigurationError(
      'KAFKA_CA_FILE is set, and KAFKA_TLS is not: set KAFKA_TLS=true, or take the file away.',
    );
  if (!mechanism && (username || password))
    throw new ConfigurationError(
      'KAFKA_SASL_USERNAME or KAFKA_SASL_PASSWORD is set, and KAFKA_SASL_MECHANISM is not: name the mechanism of your brokers.',
    );
  if (mechanism && (!username || !password))
    throw new ConfigurationError(
      `KAFKA_SASL_MECHANISM is ${mechanism}, which needs KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD: set both.`,
    );
  return {
    brokers: env.KAFKA_BROKERS,
    ...(env.KAFKA_TLS ? { tls: await authorityOf(env.KAFKA_CA_FILE) } : {}),
    ...(mechanism && username && password ? { sasl: { mechanism, username, password } } : {}),
  };
}

async function authorityOf(file: string | undefined): Promise<{ ca?: string }> {
  if (!file) return {};
  try {
    return { ca: await readFile(file, 'utf8') };
  } catch (error) {
    throw new ConfigurationError(
      `KAFKA_CA_FILE can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
