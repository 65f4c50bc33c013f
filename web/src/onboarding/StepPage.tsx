import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './Onboarding.module.css';
import { placeOf, type StepPageName } from './steps.ts';
import type { useStep } from './useStep.ts';

/** One screen: heading, what it is for, its content, and Back and the one primary button; an optional one can be skipped. */
export function StepPage({
  page,
  title,
  lead,
  step: { pending, refusal, skip },
  primary,
  skips = false,
  children,
}: {
  page: StepPageName;
  title: ReactNode;
  lead: ReactNode;
  step: ReturnType<typeof useStep>;
  primary: ReactNode;
  /** The primary button itself puts the step off. */
  skips?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { previous, optional } = placeOf(page);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['content']}>{children}</div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <footer className={styles['footer']}>
        {previous === undefined ? (
          <span />
        ) : (
          <Button component={Link} to={previous} variant="default">
            {t('common:back')}
          </Button>
        )}
        <div className={styles['ahead']}>
          {optional && !skips ? (
            <Button variant="subtle" onClick={() => void skip()} disabled={pending} data-testid="onboarding-skip">
              {t('skip')}
            </Button>
          ) : null}
          {primary}
        </div>
      </footer>
    </>
  );
}
