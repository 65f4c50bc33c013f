/**
 * A workspace for one transfer after the other, each of its people in a browser of their own voice: pages stay from case to case,
 * because a page that is opened costs more than all that is done on it.
 */
import { eventually } from '@ringline/kit/testing';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { BrowserContext, Page } from 'playwright-core';
import { CALL_CHANGED, type Cast, type Colleague } from '../journeys/transferScene.ts';
import { OutsideWorld, type Owner, type Person, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { timePasses } from '../testkit/timePasses.ts';
import type { TestBrowser } from './chromium.ts';
import { hasStatus, phonePage } from './phonePage.ts';

export const FIRST_NAMES: Readonly<Record<Colleague, string>> = { ana: 'Ana', ben: 'Ben', cyd: 'Cyd' };
export const TEAM = 'Sales';

/** A page is blank before it is the product's, and a blank one has no storage: reading it there is an error of the page. */
function keepThreadsClosed(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('ringline.openThread', 'off');
}

/** One browser for each voice: the fake microphone belongs to the process. */
export type Voices = Readonly<Record<Colleague, TestBrowser>>;

let numbers = 0;

export class TransferLane {
  readonly url: string;
  readonly voices: Voices;
  readonly cast: Cast & { readonly cyd: Person };
  readonly #newNumber: () => Promise<Owner['number']>;
  readonly #contexts: Readonly<Record<Colleague, BrowserContext>>;
  readonly #pages = new Map<Colleague, Page>();
  readonly #signedIn = new Set<Colleague>();
  #number: Owner['number'] | undefined;

  private constructor(
    url: string,
    voices: Voices,
    cast: TransferLane['cast'],
    contexts: Readonly<Record<Colleague, BrowserContext>>,
    newNumber: () => Promise<Owner['number']>,
  ) {
    this.url = url;
    this.voices = voices;
    this.cast = cast;
    this.#contexts = contexts;
    this.#newNumber = newNumber;
  }

  /** Ana, Ben and Cyd in a workspace of their own; Ana has a page with a phone. */
  static async open(product: RunningProduct, voices: Voices): Promise<TransferLane> {
    const owner = await anOwnerOnBusiness(product, FIRST_NAMES.ana);
    const { getWorkspaceUserProfile: ana } = await owner.api.run('{ getWorkspaceUserProfile { id } }');
    const team = async (name: string, ...memberIds: readonly string[]): Promise<string> => {
      const { made } = await owner.api.run(
        'mutation ($input: TeamInput!) { made: createTeamAndAutoAssignMembers(input: $input) { id } }',
        { input: { name, memberIds } },
      );
      return made.id as string;
    };
    const [desk, teamId] = [await team('Front desk', ana.id), await team(TEAM)];
    const join = (who: Colleague) =>
      aMember(product.url, owner, 'MEMBER', { firstName: FIRST_NAMES[who], teamIds: [teamId] });
    const [ben, cyd] = [await join('ben'), await join('cyd')];
    const outside = new OutsideWorld(product.url);
    // A test number has ten minutes of talk in all. Callers of this one ring at Ana's alone.
    const newNumber = async (): Promise<Owner['number']> => {
      numbers += 1;
      const number = `+1415555${4_000 + numbers}`;
      const { numbers: made } = await product.rpc.client(NumberService).ensureDemoTelephony({
        workspaceId: owner.workspaceId,
        teamId: desk,
        numbers: [{ number, name: `Line ${numbers}` }],
        calls: [],
      });
      await eventually(
        async () => (await outside.numbers()).some((one) => one.number === number && one.callable),
        30_000,
      );
      return { id: made[0]?.id ?? '', number };
    };
    const contexts = {
      ana: await voices.ana.another(),
      ben: await voices.ben.another(),
      cyd: await voices.cyd.another(),
    };
    // What an answered call leads to is another journey's; each page with an inbox costs as much as all that is done here.
    for (const context of Object.values(contexts)) await context.addInitScript(keepThreadsClosed);
    const passes = (seconds: number) => timePasses(product, owner.workspaceId, seconds);
    const cast = { outside, owner, ben, cyd, teamId, passes, changed: owner.api.subscribe(CALL_CHANGED) };
    const lane = new TransferLane(product.url, voices, cast, contexts, newNumber);
    await lane.opens('ana');
    return lane;
  }

  /** The number that is called: the same for all that change nothing about it. */
  async number(own: boolean): Promise<Owner['number']> {
    if (own) return this.#newNumber();
    this.#number ??= await this.#newNumber();
    return this.#number;
  }

  person(who: Colleague): Person {
    return who === 'ana' ? this.cast.owner : this.cast[who];
  }

  /** Somebody's page with a phone, if they have one. */
  pageOf(who: Colleague): Page | undefined {
    return this.#pages.get(who);
  }

  async opens(who: Colleague): Promise<Page> {
    const known = this.#pages.get(who);
    if (known) return known;
    const context = this.#contexts[who];
    if (!this.#signedIn.has(who)) {
      const page = await phonePage(context, this.url, this.person(who).email);
      this.#signedIn.add(who);
      this.#pages.set(who, page);
      return page;
    }
    const page = await context.newPage();
    this.#pages.set(who, page);
    await page.goto(this.url);
    // While a call that they left is about to ring them, the phone is not ready for another one, and says so; or it rings already.
    await hasStatus(page, ['ready', 'left', 'rings'], 60_000);
    return page;
  }

  async closes(who: Colleague): Promise<void> {
    const page = this.#pages.get(who);
    this.#pages.delete(who);
    await page?.close();
  }

  /** The page's process dies. */
  async crashes(who: Colleague): Promise<void> {
    const page = await this.opens(who);
    this.#pages.delete(who);
    const crashed = page.waitForEvent('crash');
    const devtools = await page.context().newCDPSession(page);
    // It never answers.
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }
}
