import { expect, test } from 'vitest';
import { parseEnvironment } from '../config/index.ts';
import { kafkaAddress, kafkaEnvironment } from './address.ts';

const of = (variables: Record<string, string>) =>
  kafkaAddress(parseEnvironment('test', kafkaEnvironment, { KAFKA_BROKERS: 'a:9092, b:9092', ...variables }));

test('brokers alone are reached in the clear, by nobody in particular', async () => {
  expect(await of({})).toEqual({ brokers: ['a:9092', 'b:9092'] });
});

test('TLS and a name at the brokers are taken together', async () => {
  const sasl = {
    KAFKA_SASL_MECHANISM: 'SCRAM-SHA-512',
    KAFKA_SASL_USERNAME: 'ringline',
    KAFKA_SASL_PASSWORD: 'secret',
  };
  expect(await of({ KAFKA_TLS: 'true', ...sasl })).toEqual({
    brokers: ['a:9092', 'b:9092'],
    tls: {},
    sasl: { mechanism: 'SCRAM-SHA-512', username: 'ringline', password: 'secret' },
  });
});

test.each([
  [{ KAFKA_CA_FILE: '/ca.pem' }, 'KAFKA_TLS=true'],
  [{ KAFKA_TLS: 'true', KAFKA_CA_FILE: '/nonexistent/ca.pem' }, "KAFKA_CA_FILE can't be read"],
  [{ KAFKA_SASL_USERNAME: 'ringline' }, 'name the mechanism'],
  [{ KAFKA_SASL_MECHANISM: 'PLAIN', KAFKA_SASL_USERNAME: 'ringline' }, 'KAFKA_SASL_PASSWORD: set both'],
])('%o is refused with what to do', async (variables, words) => {
  await expect(of(variables)).rejects.toThrow(words);
});

test('a mechanism that is none is refused', () => {
  expect(() => of({ KAFKA_SASL_MECHANISM: 'GSSAPI' })).toThrow('KAFKA_SASL_MECHANISM');
});
