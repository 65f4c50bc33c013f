/** A signed-in person's page with a phone, as the phone's journeys need it. */
import { eventually } from '@ringline/kit/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from '../testkit/index.ts';
import { flightOf } from './flightRecorder.ts';
import { loudnessAt } from './hearing.ts';

/** Decibels that somebody's tone is louder than when they are heard. */
const HEARD_DB = -60;

/** Signs a person in. @returns their page, on which the phone is registered */
export async function phonePage(context: BrowserContext, url: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/login?view=email`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isReady(page, 60_000);
  return page;
}

/** Waits until the phone can ring. @param timeout in ms */
export const isReady = (page: Page, timeout = 20_000): Promise<void> => hasStatus(page, ['ready'], timeout);

/** Waits until the phone's chip has one of these statuses. @param timeout in ms */
export const hasStatus = (page: Page, statuses: readonly string[], timeout = 20_000): Promise<void> =>
  page
    .locator(statuses.map((status) => `[data-testid="phone-status"][data-status="${status}"]`).join(', '))
    .first()
    .waitFor({ timeout });

/** Waits until the phone shows a state (spec 001 §3). @throws with what the page said and heard until then */
export async function inState(page: Page, wanted: string, timeout = 45_000): Promise<void> {
  try {
    await page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor({ timeout });
  } catch (error) {
    throw new Error(`The phone does not become ${wanted}. The page, until then:\n${flightOf(page)}`, { cause: error });
  }
}

/** Waits until a page hears a tone. */
export const hears = (page: Page, hertz: number): Promise<void> =>
  eventually(async () => expect((await loudnessAt(page, [hertz]))[0]).toBeGreaterThan(HEARD_DB), 20_000);
