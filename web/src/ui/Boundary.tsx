import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/** A part that loads and fails for itself: `fallback` stands there while it loads; where it fails stands nothing. */
export class Boundary<More extends object = object> extends Component<Props & More> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, fallback = null } = this.props;
    if ('error' in this.state) return this.failed(this.state.error);
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }

  /** What stands there instead of what failed. */
  protected failed(_error: unknown): ReactNode {
    return null;
  }
}
