import type { ReactNode } from 'react';
import styles from './ListPage.module.css';

/** A page that is a list: its heading, its filters and its rows scroll together, what is open stands beside them. */
export function ListPage({
  drawer,
  wide = false,
  children,
}: {
  /** A `DetailDrawer`; null where nothing is open. */
  drawer: ReactNode;
  /** The drawer takes nearly half of the page. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles['page']} data-drawer={drawer === null ? undefined : wide ? 'wide' : true}>
      <div className={styles['main']}>{children}</div>
      {drawer}
    </div>
  );
}
