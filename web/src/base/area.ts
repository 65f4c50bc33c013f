/**
 * What an area says of itself in its area.ts, and the words for it. The roof finds every area.ts (app/areas.ts). Each is in the
 * first load, so it holds only light declarations: a page is fetched when it is opened, its settings stand in settings.ts.
 */
import type { Icon } from '@tabler/icons-react';
import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { fetchPart } from './fetchPart.ts';
import { onboardingRoute, settingsRoute, shellRoute } from './frames.ts';
import type { PageName, RailName } from './i18n/resources.ts';
import type { Place } from './places.ts';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { preload, release } from './relay/preload.ts';

/** An entry of the left rail, and of the tabs at the bottom of a narrow screen. */
export interface RailEntry {
  readonly name: RailName;
  readonly path: string;
  /** Every path that begins so belongs to the entry. */
  readonly roots: readonly string[];
  readonly icon: Icon;
  /** Its place in the rail; gaps leave room. */
  readonly order: number;
}

export interface Area<Routes = readonly AnyRoute[]> {
  /** Its pages, each in one of the frames of frames.ts. */
  readonly routes: Routes;
  readonly rail?: readonly RailEntry[];
}

/** Each area adds itself by its name, so that links and addresses are typed. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the areas fill it
export interface Areas {}

/** Declares an area. Its routes are asked for as nothing more than a list: as `AnyRoute` each would lose its own types. */
export const defineArea = <const Routes extends readonly unknown[]>(area: Area<Routes>): Area<Routes> => area;

/** A page that is fetched when it is opened, also while the server is away. */
export const part = <Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
): RouteComponent => lazyRouteComponent(() => fetchPart(load as () => Promise<Record<string, RouteComponent>>), name);

type Named = Place & { page: PageName };

/** What of a page's query is begun while its code loads, and let go when it is left. */
interface Reading {
  loader?: () => { query: { dispose: () => void } };
  onLeave?: typeof release;
}

/** What begins to read a page's query while its code loads, for pages that take `useRouteQuery`. */
export const reads = <Query extends OperationType>(parameters: PreloadableConcreteRequest<Query>): Reading => ({
  loader: () => preload(parameters, {}),
  onLeave: release,
});

/** A page of the shell that takes nothing from its address. */
export const shellPage = <const Path extends string>(
  path: Path,
  place: Named,
  component: RouteComponent,
  reading: Reading = {},
) => createRoute({ getParentRoute: () => shellRoute, ...reading, path, staticData: place, component });

/** A page of the settings that takes nothing from its address. */
export const settingsPage = <const Path extends string>(
  path: Path,
  place: Named,
  component: RouteComponent,
  reading: Reading = {},
) => createRoute({ getParentRoute: () => settingsRoute, ...reading, path, staticData: place, component });

/** A step of the set-up. */
export const onboardingStep = <const Path extends string>(
  path: Path,
  place: Named,
  component: RouteComponent,
  reading: Reading = {},
) => createRoute({ getParentRoute: () => onboardingRoute, ...reading, path, staticData: place, component });

/** Of an address's parameters those that a page knows, as they are written there. */
export const textParameters =
  <const Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as Partial<Record<Name, string>>;
