import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Component, createContext, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../app/relay/refusal.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { EmptyState } from './EmptyState.tsx';
import { useRefusalText } from './Why.tsx';

const Attempt = createContext(0);

/** A `fetchKey` for what is read in a Pane: new after a resync, and for each "Try again". */
export function usePaneKey(): string {
  const [fetchKey] = useFetchKey();
  return `${fetchKey}.${use(Attempt)}`;
}

/** A part of a page that is read on its own: `fallback` stands there while it loads; a failure can be tried again. */
export class Pane extends Component<
  { children: ReactNode; fallback?: ReactNode },
  { attempt: number; failed: { error: unknown } | null }
> {
  override state: { attempt: number; failed: { error: unknown } | null } = { attempt: 0, failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { children, fallback = null } = this.props;
    const { attempt, failed } = this.state;
    if (failed !== null) {
      return <PaneError error={failed.error} onRetry={() => this.setState({ attempt: attempt + 1, failed: null })} />;
    }
    return (
      <Attempt value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Attempt>
    );
  }
}

function PaneError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertCircle size={22} stroke={1.5} />}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {textOf(refusalOf(error))}
      </EmptyState>
    </div>
  );
}
