import { ActionIcon, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconBackspace, IconPhone, IconPhoneFilled, IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { lettersOf } from '../../base/words.ts';
import { usePhone } from '../PhoneContext.ts';
import { useProblemText } from '../useProblemText.ts';
import { ContactMatches } from './ContactMatches.tsx';
import { DialerHint } from './DialerHint.tsx';
import { EmergencyStep } from './EmergencyStep.tsx';
import { Keypad } from './Keypad.tsx';
import { KeypadMatch } from './KeypadMatch.tsx';
import { RecentCalls } from './RecentCalls.tsx';
import { useDialer } from './useDialer.ts';
import styles from './views.module.css';

/** The idle phone: type a name or a number, pick a recent call, or press keys. */
export function DialerView({ keypad, onSettings }: { keypad: boolean; onSettings: () => void }) {
  const { t } = useTranslation(['phone', 'ui']);
  const problemText = useProblemText();
  const { context, send } = usePhone();
  const { typed, type, search, isName, why, matches, answered, list, problem, call, go } = useDialer();
  const { numbers, selectedNumberId } = context;
  const chosen = selectedNumberId ?? numbers[0]?.id ?? null;
  const missing = typed.trim() === '' ? t('ui:reason.typeNumber') : undefined;
  const hint = <DialerHint why={why} />;

  const body = (
    <div className={styles['body']}>
      <TextInput
        label={t('dialer.label')}
        description={
          keypad ? (
            <KeypadMatch typed={typed} search={search} contacts={answered ? matches : undefined} onCall={call}>
              {hint}
            </KeypadMatch>
          ) : (
            hint
          )
        }
        descriptionProps={keypad ? { className: styles['between'] ?? '' } : {}}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('dialer.placeholder')}
        value={typed}
        data-autofocus
        data-testid="dialer-input"
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          typed === '' ? null : (
            <ActionIcon aria-label={t('dialer.erase')} onClick={() => type(lettersOf(typed).slice(0, -1).join(''))}>
              <IconBackspace size={18} stroke={1.75} />
            </ActionIcon>
          )
        }
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          else if (event.key === 'Enter') go();
          else return;
          // What the focus goes to would take the same press.
          event.preventDefault();
        }}
      />
      {problem ? (
        <p className={styles['problem']} role="alert" data-testid="phone-problem">
          {problemText(problem)}
          {problem.code === 'EMERGENCY_ADDRESS_REQUIRED' && chosen !== null ? (
            <Suspense>
              <EmergencyStep numberId={chosen} />
            </Suspense>
          ) : null}
        </p>
      ) : null}
      {keypad ? (
        <>
          <Keypad onKey={(key) => type(typed + key)} />
          <div style={{ display: 'flex', justifyContent: 'center' }}>
            <Disabled why={missing}>
              <ActionIcon
                size={48}
                radius={999}
                variant="filled"
                color="green"
                aria-label={t('dialer.call')}
                data-testid="dialer-call"
                onClick={go}
              >
                <IconPhoneFilled size={22} />
              </ActionIcon>
            </Disabled>
          </div>
        </>
      ) : search === '' ? (
        <RecentCalls onCall={call} />
      ) : (
        <ContactMatches list={list} matches={matches} isName={isName} isCallable={why === undefined} onCall={call} />
      )}
    </div>
  );
  if (keypad)
    return (
      <>
        {body}
        <footer className={styles['footer']}>
          <SegmentedControl
            fullWidth
            style={{ flex: 1 }}
            value="keypad"
            onChange={(tab) => tab === 'settings' && onSettings()}
            data={[
              { value: 'keypad', label: t('dialer.keypad') },
              { value: 'settings', label: t('settings') },
            ]}
            data-testid="dialer-tabs"
          />
        </footer>
      </>
    );
  return (
    <>
      {body}
      <footer className={styles['footer']}>
        {numbers.length > 1 ? (
          <Select
            size="xs"
            w={120}
            aria-label={t('dialer.from')}
            allowDeselect={false}
            value={chosen}
            data={numbers.map(({ id, name, number }) => ({ value: id, label: name || formatPhone(number) }))}
            onChange={(id) => id !== null && send({ type: 'CALL_FROM', numberId: id })}
          />
        ) : numbers[0] ? (
          <span>
            {t('dialer.from')} {formatPhone(numbers[0].number)}
          </span>
        ) : null}
        <span style={{ flex: 1 }} />
        <span className={styles['hint']}>{t('dialer.enterCall')}</span>
        <span className={styles['hint']}>{t('dialer.escClose')}</span>
        <Disabled why={missing}>
          <ActionIcon
            variant="filled"
            color="green"
            aria-label={t('dialer.call')}
            data-testid="dialer-call"
            onClick={go}
          >
            <IconPhone size={18} />
          </ActionIcon>
        </Disabled>
      </footer>
    </>
  );
}
