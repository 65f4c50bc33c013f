import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';
import styles from './SettingsPage.module.css';

/** A page of the settings: heading, one sentence, then its cards in a column of at most 760 px (ux §2). */
export function SettingsPage({
  title,
  lead,
  action,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** The page's one primary button, where it has no form to save. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <PageHeading>{title}</PageHeading>
          {lead === undefined ? null : <p>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

/** What a card of a settings page holds, with the distances of a form. `pair` puts two fields beside each other. */
export function SettingsFields({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}

/** One thing of a settings card: what it is at the left, what can be done about it at the right. */
export function SettingsRow({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles['row']}>
      <div>
        <b>{title}</b>
        {children === undefined ? null : <div className={styles['text']}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles['action']}>{action}</div>}
    </div>
  );
}
