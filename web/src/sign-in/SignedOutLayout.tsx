import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Wordmark } from '../ui/Logo.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SignInArt } from './SignInArt.tsx';
import styles from './SignedOutLayout.module.css';

/** The split layout of everybody who is not in a workspace: logo, form column, picture (spec 000 §2). */
export function SignedOutLayout() {
  return (
    <div className={styles['split']}>
      <main className={styles['column']}>
        <header>
          <Wordmark />
        </header>
        <div className={styles['box']}>
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
        <footer className={styles['footer']}>
          <Suspense>
            <LanguageChoice />
          </Suspense>
        </footer>
      </main>
      <SignInArt />
    </div>
  );
}
