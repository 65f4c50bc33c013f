import { Skeleton } from '@mantine/core';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../../ui/Boundary.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import type { CallSnapshot } from '../types.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import styles from './CustomerDetails.module.css';
import { useOpenedFor } from './openedFor.ts';

/**
 * 'Customer Details' (spec 001 §2) of a call with somebody whom a shop knows; of nobody else. The call itself says so, and the
 * room of the header is there before its words: nothing moves away from under a finger that is about to answer.
 */
export function CustomerDetails({ call: { id, contact } }: { call: CallSnapshot }) {
  if (!contact?.isCustomer) return null;
  return (
    <Suspense fallback={<div className={styles['room']} />}>
      <Accordion key={id} callId={id} contactId={contact.id} />
    </Suspense>
  );
}

function Accordion({ callId, contactId }: { callId: string; contactId: string }) {
  const { t } = useTranslation('contacts');
  const [opened, toggle] = useOpenedFor(callId);
  const open = opened !== undefined;
  const [header, body] = [useId(), useId()];
  return (
    <div className={styles['accordion']} data-testid="customer-details">
      <h3>
        <button type="button" id={header} aria-expanded={open} aria-controls={open ? body : undefined} onClick={toggle}>
          <IconUserCircle size={18} stroke={1.75} aria-hidden />
          {t('customer.title')}
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </button>
      </h3>
      {open ? (
        // It scrolls, and holds nothing else that the keyboard could reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls can be scrolled by keys
        <section id={body} aria-labelledby={header} className={styles['body']} tabIndex={0}>
          <OrSaid
            instead={<p className={styles['quiet']}>{t('customer.failed')}</p>}
            fallback={
              <Delayed>
                <Skeleton height={20} />
                <Skeleton height={20} mt={8} width="70%" />
                <Skeleton height={56} mt={16} />
              </Delayed>
            }
          >
            <CustomerFacts contactId={contactId} opened={opened} />
          </OrSaid>
        </section>
      ) : null}
    </div>
  );
}

/** What failed is said in a word: a call goes on without it. Closed and opened, it is asked for again. */
class OrSaid extends Boundary<{ instead: ReactNode }> {
  protected override failed() {
    return this.props.instead;
  }
}
