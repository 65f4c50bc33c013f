/** Kafka after a restore: what it holds tells of the time after the backup, and the outboxes fill it again. */
import { systemClock } from '@ringline/kit/clock';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { connectKafka, kafkaAddress, kafkaEnvironment, type KafkaEvents } from '@ringline/kit/kafka';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { CommandProblem } from '../terminal.ts';

const BY_HAND = 'delete the topics ringline.* before you start. The outboxes fill them again.';

/**
 * Asks Kafka before anything is touched, where the environment names one.
 * @throws CommandProblem when it does not answer
 */
export async function assertKafkaAnswers(source: EnvironmentSource): Promise<void> {
  if (!source['KAFKA_BROKERS']) return;
  try {
    await withKafka(source, (kafka) => kafka.ready());
  } catch (error) {
    throw new CommandProblem(
      'Kafka does not answer.',
      reasonOf(error),
      'See to the brokers, or unset KAFKA_BROKERS and delete the topics ringline.* yourself after the restore.',
    );
  }
}

/** What became of the topics, and what the operator has to know of it. */
interface Cleared {
  readonly deleted: boolean;
  readonly words: string;
}

const left = (words: string): Cleared => ({ deleted: false, words });

/**
 * Deletes the topics of these services.
 * @returns also where the environment names no Kafka, or it could not be done: then it is left to the operator
 */
export async function clearTopics(source: EnvironmentSource, services: readonly string[]): Promise<Cleared> {
  if (!source['KAFKA_BROKERS']) return left(`Kafka may still hold events of the time after the backup: ${BY_HAND}`);
  try {
    await withKafka(source, (kafka) => kafka.deleteTopics(services));
    const words =
      'Kafka’s topics are deleted: they held events of the time after the backup. The outboxes fill them again.';
    return { deleted: true, words };
  } catch (error) {
    return left(`Kafka still holds events of the time after the backup (${reasonOf(error)}): ${BY_HAND}`);
  }
}

async function withKafka<T>(source: EnvironmentSource, work: (kafka: KafkaEvents) => Promise<T>): Promise<T> {
  const kafka = connectKafka({
    ...(await kafkaAddress(parseEnvironment('Kafka', kafkaEnvironment, source))),
    clientId: 'ringline-restore',
    log: createLog('restore', 'silent'),
    metrics: createMetrics(),
    clock: systemClock,
  });
  try {
    return await work(kafka);
  } finally {
    await kafka.close();
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
