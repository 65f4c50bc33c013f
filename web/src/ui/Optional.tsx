import { Component, type ReactNode, Suspense } from 'react';
import { CardError } from './Card.tsx';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  /** Names the card that says why the part is missing; without it nothing stands there. */
  title?: ReactNode;
}

/** A part that the page can do without: `fallback` stands there while it loads; its failure leaves the rest alone. */
export class Optional extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, fallback = null, title } = this.props;
    if (!('error' in this.state)) return <Suspense fallback={fallback}>{children}</Suspense>;
    return title === undefined ? null : <CardError title={title} error={this.state.error} />;
  }
}
