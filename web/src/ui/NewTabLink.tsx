import type { ReactNode } from 'react';

/** A link to another page of this machine, in a tab of its own. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
