import { useTranslation } from 'react-i18next';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import { AnswerButtons } from '../views/AnswerButtons.tsx';
import styles from '../views/views.module.css';

/** Beside a running call: another one that is offered meanwhile, or one that waits, on hold, until this one is over (call waiting). */
export default function OtherCall() {
  const { t } = useTranslation('phoneExtra');
  const { call, second, lost } = usePhone().context;
  if (second) {
    const title = t('callWaiting.title', { name: partyOf(second).name });
    return (
      <section
        className={styles['notice']}
        style={{ width: '100%' }}
        role="alertdialog"
        aria-label={title}
        aria-describedby="second-call"
        data-testid="second-call"
      >
        <strong>{title}</strong>
        <p id="second-call" style={{ marginBottom: 12 }}>
          {t('callWaiting.hint', { name: call ? partyOf(call).name : '' })}
        </p>
        <AnswerButtons />
      </section>
    );
  }
  return lost?.setAside ? (
    <p className={styles['notice']} style={{ width: '100%' }} role="status" data-testid="call-aside">
      {t('callWaiting.aside', { name: partyOf(lost).name })}
    </p>
  ) : null;
}
