// The one place that may.
// eslint-disable-next-line no-restricted-imports
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchPart } from './fetchPart.ts';

/** React's `lazy`, which keeps a failure for good: a part that is asked for while the server is out of reach waits for it. */
// As React types it: the properties of any component.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => fetchPart(load));
}
