/** What is at the carrier, what should be, and the steps from the one to the other. */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import { applicationSettings, numberSettings } from '@ringline/telephony/carrier-settings';
import { CommandProblem } from '../terminal.ts';
import type { Account } from './account.ts';

/** One thing at the carrier. */
export interface Step {
  readonly about: string;
  /** right: nothing to do. differs: `make` puts it right. wrong: somebody has to decide. */
  readonly state: 'right' | 'differs' | 'wrong';
  readonly says: string;
  /** @returns variables that the services are to be given */
  readonly make?: () => Promise<Readonly<Record<string, string>>>;
}

/** Looks at everything and changes nothing. @throws CommandProblem when the carrier does not take us in */
export async function planOf(account: Account): Promise<Step[]> {
  try {
    await account.carrier.rest.api.accounts(account.env.CARRIER_ACCOUNT_SID).fetch();
    return [await applicationStep(account), await keyStep(account), ...(await numberSteps(account))];
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    const { kind, message } = carrierFailure(error);
    throw new CommandProblem(
      kind === 'refused' ? 'The carrier refuses us.' : 'The carrier is not to be had.',
      message,
      kind === 'refused'
        ? 'See to CARRIER_ACCOUNT_SID and CARRIER_AUTH_TOKEN.'
        : 'See to the way there (CARRIER_API_URL, DNS, proxy, firewall), and run the command again: it continues where it stopped.',
    );
  }
}

async function applicationStep({ carrier, env, name, sandbox }: Account): Promise<Step> {
  const about = 'TwiML application';
  const { applications } = carrier.rest;
  const wanted = applicationSettings((path) => carrier.publicUrl(path));
  const present = env.CARRIER_APP_SID ? await fetched(applications(env.CARRIER_APP_SID)) : await theOne();
  if (present) {
    const { sid } = present;
    const differing = differences(present, wanted);
    if (differing.length === 0) return { about, state: 'right', says: `${sid} points to us` };
    return {
      about,
      state: 'differs',
      says: `${sid}: ${differing.join(', ')}`,
      make: async () => {
        await applications(sid).update(wanted);
        return env.CARRIER_APP_SID ? {} : { CARRIER_APP_SID: sid };
      },
    };
  }
  if (sandbox) return { about, state: 'right', says: `${env.CARRIER_APP_SID} is the sandbox's own` };
  if (env.CARRIER_APP_SID)
    return {
      about,
      state: 'wrong',
      says: `the account has no ${env.CARRIER_APP_SID}; set CARRIER_APP_SID to one that it has, or unset it for a new one`,
    };
  return {
    about,
    state: 'differs',
    says: `there is none called "${name}"`,
    make: async () => ({ CARRIER_APP_SID: (await applications.create({ friendlyName: name, ...wanted })).sid }),
  };

  async function theOne() {
    const found = await applications.list({ friendlyName: name, limit: 2 });
    if (found.length < 2) return found[0];
    throw new CommandProblem(
      `The account has several applications called "${name}".`,
      'Which of them devices should call through is not for a command to guess.',
      'Set CARRIER_APP_SID to one of them, or delete the others in the console.',
    );
  }
}

async function keyStep({ carrier, env, name }: Account): Promise<Step> {
  const about = 'API key';
  const { CARRIER_API_KEY: sid, CARRIER_API_SECRET: secret } = env;
  if (sid && secret)
    return (await opens(env, sid, secret))
      ? { about, state: 'right', says: `${sid} opens the account with its secret` }
      : {
          about,
          state: 'wrong',
          says: `${sid} does not open the account with CARRIER_API_SECRET; set both right, or unset both for a new key`,
        };
  if (sid || secret)
    return {
      about,
      state: 'wrong',
      says: `${sid ? 'CARRIER_API_SECRET' : 'CARRIER_API_KEY'} is not set; a secret belongs to its key`,
    };
  const [known] = (await carrier.rest.keys.list()).filter(({ friendlyName }) => friendlyName === name);
  if (known)
    return {
      about,
      state: 'wrong',
      says: `${known.sid} is there, and its secret was shown when it was made: set CARRIER_API_KEY and CARRIER_API_SECRET. If it is lost, delete the key in the console and run setup again`,
    };
  return {
    about,
    state: 'differs',
    says: `there is none called "${name}"`,
    make: async () => {
      const made = await carrier.rest.newKeys.create({ friendlyName: name });
      return { CARRIER_API_KEY: made.sid, CARRIER_API_SECRET: made.secret };
    },
  };
}

/** An application of a number wins over the number's addresses. */
const NO_APPLICATION = { voiceApplicationSid: '', smsApplicationSid: '' };

async function numberSteps({ carrier, numbers }: Account): Promise<Step[]> {
  if (!numbers) return [];
  const wanted = numberSettings((path) => carrier.publicUrl(path));
  const held = new Map((await carrier.rest.incomingPhoneNumbers.list()).map((one) => [one.phoneNumber, one]));
  return numbers.map((number): Step => {
    const about = `number ${number}`;
    const present = held.get(number);
    if (!present)
      return { about, state: 'wrong', says: 'the account does not have it: no one can reach it, and it cannot call' };
    const differing = [...differences(present, wanted), ...differences(present, NO_APPLICATION)];
    if (differing.length === 0)
      return { about, state: 'right', says: 'calls and texts come to us, and so do failures' };
    return {
      about,
      state: 'differs',
      says: differing.join(', '),
      make: async () => {
        const { voiceApplicationSid, smsApplicationSid } = present;
        // Taken away only where one is: an empty sid is understood, and not in the description of the API.
        const away = voiceApplicationSid || smsApplicationSid ? NO_APPLICATION : {};
        await carrier.rest.incomingPhoneNumbers(present.sid).update({ ...wanted, ...away });
        return {};
      },
    };
  });
}

/** What is set otherwise, in words: `voiceUrl is "…"`. */
function differences<Wanted extends Readonly<Record<string, string>>>(
  present: { readonly [Name in keyof Wanted]: unknown },
  wanted: Wanted,
): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const is = (present as Readonly<Record<string, unknown>>)[name] ?? '';
    return is === value ? [] : [`${name} is ${is === '' ? 'not set' : JSON.stringify(is)}`];
  });
}

async function fetched<Resource>(context: { fetch(): Promise<Resource> }): Promise<Resource | undefined> {
  try {
    return await context.fetch();
  } catch (error) {
    if (isGone(carrierFailure(error))) return undefined;
    throw error;
  }
}

/** Whether a key signs in: it may read texts, of which none is asked for. */
async function opens(env: Account['env'], sid: string, secret: string): Promise<boolean> {
  const base = env.CARRIER_API_URL.replace(/\/+$/, '');
  const answer = await fetch(`${base}/2010-04-01/Accounts/${env.CARRIER_ACCOUNT_SID}/Messages.json?PageSize=1`, {
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${secret}`).toString('base64')}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status >= 500) throw new Error(`The carrier answered ${answer.status}`);
  return answer.ok;
}
