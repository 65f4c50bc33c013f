import { Button } from '@mantine/core';
import { IconArrowLeft, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../ui/Flag.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Words } from '../../ui/Words.tsx';
import { dialled } from '../dialled.ts';
import { usePhone } from '../PhoneContext.ts';
import styles from './views.module.css';

/** 'Choose number for this call' (spec 001 §2): the list scrolls after 350 px. */
export function SelectNumberView() {
  const { t } = useTranslation(['phone', 'common']);
  const { context, send } = usePhone();
  return (
    <>
      <div className={styles['body']}>
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconArrowLeft size={16} />}
            onClick={() => send({ type: 'BACK' })}
          >
            {t('common:back')}
          </Button>
        </div>
        <div>
          <h2 className={styles['name']} style={{ fontSize: 16 }}>
            {t('select.title')}
          </h2>
          <p className={styles['meta']}>
            {t('select.calling', { number: dialled(context.pendingTo ?? '', context.numbers) })}
          </p>
        </div>
        {context.numbers.length === 0 ? (
          // The last one went to others while they chose.
          <p className={styles['problem']} role="alert">
            {t('problem.noNumber')}
          </p>
        ) : null}
        <ul className={`${styles['list']} ${styles['scrolls']}`} style={{ maxHeight: 350 }}>
          {context.numbers.map(({ id, number, name, country }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles['row']}
                style={{ minHeight: 52 }}
                data-autofocus={index === 0 || undefined}
                data-testid="select-number"
                onClick={() => send({ type: 'CHOOSE_NUMBER', numberId: id })}
              >
                <Flag country={country} />
                <span className={styles['rowText']}>
                  <strong>{formatPhone(number)}</strong>
                  <Words>{name}</Words>
                </span>
                {id === context.selectedNumberId ? (
                  <span className={styles['accent']}>{t('select.lastUsed')}</span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles['footer']}>
        <IconClock size={16} aria-hidden /> {t('select.keep')}
      </footer>
    </>
  );
}
