import { Component, createContext, type ReactNode, Suspense, use, useEffect, useEffectEvent } from 'react';
import { refusalOf } from '../base/relay/refusal.ts';
import { onServerBack } from '../base/relay/connection.ts';
import { useFetchKey, useResync } from '../base/relay/resync.ts';
import { FailedView } from './FailedView.tsx';
import { useRefusalText } from './Why.tsx';

const Attempt = createContext(0);

/**
 * What has failed in Panes of this page so far. Relay keeps a failure under the key of what was read: a Pane that is opened
 * anew, such as the dialer's when its field is empty again, would be given the old one.
 */
let failures = 0;

/** A `fetchKey` for what is read in a Pane: new after a resync, and for each "Try again". */
export function usePaneKey(): string {
  const [fetchKey] = useFetchKey();
  return `${fetchKey}.${use(Attempt)}`;
}

/** A part of a page that is read on its own: `fallback` stands there while it loads; a failure can be tried again, and is when the server is back. */
export class Pane extends Component<
  { children: ReactNode; fallback?: ReactNode },
  { attempt: number; failed: { error: unknown } | null }
> {
  override state: { attempt: number; failed: { error: unknown } | null } = { attempt: failures, failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch() {
    failures += 1;
  }

  override render() {
    const { children, fallback = null } = this.props;
    const { attempt, failed } = this.state;
    if (failed !== null) {
      return <PaneError error={failed.error} onRetry={() => this.setState({ attempt: failures, failed: null })} />;
    }
    return (
      <Attempt value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Attempt>
    );
  }
}

function PaneError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const textOf = useRefusalText();
  const again = useEffectEvent(onRetry);
  useResync(onRetry);
  useEffect(() => onServerBack(() => again()), []);
  return <FailedView message={textOf(refusalOf(error))} onRetry={onRetry} />;
}
