import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  failed?: (error: unknown) => ReactNode;
}

/** A part that the page can do without: `fallback` stands there while it loads, `failed` when it cannot be read. */
export class Optional extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, fallback = null, failed } = this.props;
    if ('error' in this.state) return failed?.(this.state.error) ?? null;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
