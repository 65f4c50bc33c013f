/** `ringline doctor`: what stands in the way of a start, and of calls with sound, and what to do about it. */
import type { EnvironmentSource } from '@ringline/kit/config';
import { environment } from '../../environment.ts';
import { placeOf } from '../place.ts';
import { command, type Shell } from '../command.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { configuration, problemsOf } from './configuration.ts';
import { java, kafka, postgres, redis } from './engines.ts';
import { about, reasonOf, type Check, type Finding, type Patient } from './finding.ts';
import { browser, clock, disk, node } from './machine.ts';
import { port, publicUrl, udp, webRtc } from './network.ts';
import { carrier, smtp } from './outside.ts';
import { zones } from './zones.ts';

const CHECKS: readonly Check[] = [
  node,
  configuration,
  disk,
  postgres,
  kafka,
  redis,
  port,
  publicUrl,
  udp,
  webRtc,
  clock,
  zones,
  smtp,
  carrier,
  browser,
  java,
];

/** Milliseconds that one check may take. */
const PATIENCE_MS = 30_000;

export const doctorCommand = (shell: Shell) =>
  command(
    shell,
    'doctor',
    'what stands in the way on this machine and in this configuration, and what to do; changes nothing, needs nothing running',
    (made) => made,
    doctor,
  );

async function doctor(terminal: Terminal): Promise<ExitCode> {
  const patient = patientOf(terminal.source);
  // All at once; told in the order of the list.
  const examined = CHECKS.map((check) => examine(check, patient));
  const findings: Finding[] = [];
  for (const findingsOfOne of examined) {
    for (const finding of await findingsOfOne) {
      findings.push(finding);
      terminal.say(`${finding.status.padEnd(4)}  ${finding.about}: ${finding.says}`);
      if (finding.todo) terminal.say(`      → ${finding.todo}`);
    }
  }
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const [warnings, failures] = [count('warn'), count('fail')];
  terminal.say(
    failures > 0
      ? `${failures} of ${findings.length} lines say fail: Ringline won't run as it should.`
      : `Nothing stands in the way${warnings > 0 ? `; ${warnings} to know of` : ''}.`,
  );
  terminal.result({ findings, warnings, failures });
  return failures > 0 ? 1 : 0;
}

/** A malformed variable is a finding, and no reason to look at nothing else. */
function patientOf(source: EnvironmentSource): Patient {
  try {
    return { ...placeOf(source), source };
  } catch (error) {
    const wrong = Object.entries(environment.shape)
      .filter(([name, field]) => source[name] && !field.safeParse(source[name]).success)
      .map(([name]) => [name, undefined] as const);
    const rest = { ...source, ...Object.fromEntries(wrong) };
    return { ...placeOf(rest), source: rest, malformed: problemsOf(error) };
  }
}

async function examine(check: Check, patient: Patient): Promise<readonly Finding[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  try {
    return await Promise.race([check.examine(patient), late]);
  } catch (error) {
    return [about(check.about).fail(reasonOf(error), 'Look at what it names, and run `ringline doctor` again.')];
  } finally {
    clearTimeout(timer);
  }
}
