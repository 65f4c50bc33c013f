/** The configuration: every variable of every service parses, as it would at the start. */
import { bff } from '@ringline/bff';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { edgeEnvironment } from '@ringline/kit/host';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import type { z } from 'zod';
import { serviceVariables, SERVICES } from '../../compose.ts';
import { isLaunchedHere, keyRingOf } from '../place.ts';
import { about, reasonOf, type Check, type Finding, type Patient } from './finding.ts';

export const configuration: Check = {
  about: 'configuration',
  async examine(patient) {
    const { ok, fail } = about('configuration');
    const launched = isLaunchedHere(patient);
    const schemas: (readonly [string, z.ZodObject])[] = [
      ...SERVICES.filter(({ outside }) => !outside || patient.env.SANDBOX_ENABLED).map(
        ({ name, environment }) => [name, environment] as const,
      ),
      [bff.name, bff.environment],
      ...(launched ? [] : ([['every process', edgeEnvironment]] as const)),
    ];
    if (patient.malformed)
      return [fail(patient.malformed, 'Set these variables; the README of deploy lists what they take.')];
    let variables: EnvironmentSource;
    try {
      variables = launched ? await joined(patient) : patient.source;
    } catch (error) {
      return [fail(reasonOf(error), 'Set what it names.')];
    }
    const findings: Finding[] = [];
    for (const [name, schema] of schemas) {
      try {
        parseEnvironment(name, schema, variables);
      } catch (error) {
        findings.push(fail(`${name}: ${problemsOf(error)}`, 'Set these variables; each README lists what they take.'));
      }
    }
    return findings.length > 0
      ? findings
      : [ok(`the variables of ${schemas.map(([name]) => name).join(', ')} are right`)];
  },
};

/** The variables that a ConfigurationError names, and what is wrong with each, in one line. */
export function problemsOf(error: unknown): string {
  return reasonOf(error)
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim().replace(/: Invalid input: expected \S+, received undefined/, ' is not set'))
    .join('; ');
}

/** The carrier's credentials in effect: those given, or the sandbox's. @throws StartProblem when some are missing */
export async function joined({ source, env, dataDir }: Patient): Promise<EnvironmentSource> {
  const url = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  // Before the first start there are no keys yet: any will do to see whether the variables parse.
  const ring = (await keyRingOf({ env, dataDir, cluster: false }, source)) ?? generateKeyRing();
  return serviceVariables({ source, env, dataDir, url, smtpPort: 0 }, createSecrets(ring));
}
