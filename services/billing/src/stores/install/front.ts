/** The port to a platform's listing: how somebody who installs the app there comes to us, and what we learn of their store. */
import type { Grant } from '../grants.ts';

/** A store whose owner has let us in. */
export interface Installed {
  readonly store: string;
  /** As people know it. */
  readonly domain: string;
  readonly name: string;
  /** Absent where the platform gives tokens for the app's own credentials. */
  readonly grant?: Grant;
}

/** What the browser keeps, sealed, while it is at the platform. */
export interface Begun {
  readonly state: string;
  /** Empty where the platform says only afterwards which one it is. */
  readonly store: string;
}

export interface StoreFront {
  readonly platform: string;
  /**
   * Where the store's owner allows the app, of the query of the install address.
   * @throws Refusal of a query that the platform did not make
   */
  authorize(query: URLSearchParams, state: string): { readonly store: string; readonly url: string };
  /**
   * The owner has come back: the code becomes what we may ask the store with.
   * @throws Refusal of a query that is not the platform's answer to this browser, UNAVAILABLE
   */
  finish(query: URLSearchParams, begun: Begun): Promise<Installed>;
}

/** Where the platforms send people back to. */
export const callbackOf = (publicUrl: string, platform: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/api/stores/${platform.toLowerCase()}/callback`;
