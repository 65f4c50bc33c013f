import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconPhoneOutgoing, IconSearch, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { usePhone } from '../PhoneContext.ts';
import { useProblemText } from '../useProblemText.ts';
import { readDialerInput } from '../format.ts';
import type { TransferChoice } from '../types.ts';
import { PanelHead } from '../views/PanelHead.tsx';
import styles from '../views/views.module.css';
import { OutsideTargets } from './OutsideTargets.tsx';
import { TargetRow } from './TargetRow.tsx';
import { fitting, type Target, useTargets } from './targets.ts';

/** Characters of a transfer's message (defaults 12.4). */
const LONGEST_MESSAGE = 200;

/** Whom a call may be handed to: people and teams, with who can be rung now and a message for them, and phones outside. */
export function TransferPanel() {
  const { t } = useTranslation(['callTargets', 'phone']);
  const problemText = useProblemText();
  const { context, send } = usePhone();
  const targets = useTargets(true);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Target['kind']>('USER');
  const [chosen, setChosen] = useState<Target>();
  const [message, setMessage] = useState('');
  const [asked, setAsked] = useState<TransferChoice['mode']>();
  const { problem } = context;
  // The one who opened this is about to type; back at the call, the control that opened it has the focus again.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    return () => document.querySelector<HTMLElement>('[data-testid="call-transfer"]')?.focus();
  }, []);
  const people = fitting(targets, 'USER', search);
  const teams = fitting(targets, 'TEAM', search);
  const shown = kind === 'USER' ? people : teams;
  const missing = chosen ? undefined : t('choose');
  const transfer = (mode: TransferChoice['mode']) => {
    if (!chosen) return;
    setAsked(mode);
    const { id } = chosen;
    const to = { USER: { userId: id }, TEAM: { teamId: id }, NUMBER: { phoneNumber: id } }[chosen.kind];
    send({ type: 'TRANSFER', choice: { to, mode, message: message.trim() } });
  };

  return (
    <section className={styles['body']} aria-label={t('title')} data-testid="transfer-panel">
      <PanelHead title={t('title')} />
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={search}
        ref={input}
        data-testid="transfer-search"
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          // Digits are nobody's name: whoever types them means a phone.
          if (readDialerInput(currentTarget.value).isNumber) setKind('NUMBER');
        }}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('kind')}
        value={kind}
        data={[
          { value: 'USER', label: `${t('people')} ${targets ? people.length : ''}` },
          { value: 'TEAM', label: `${t('teams')} ${targets ? teams.length : ''}` },
          { value: 'NUMBER', label: t('outside') },
        ]}
        onChange={(value) => setKind(value)}
      />
      {kind === 'NUMBER' ? (
        <OutsideTargets typed={search} isChosen={(id) => chosen?.id === id} onChoose={setChosen} />
      ) : (
        <>
          <ul className={`${styles['list']} ${styles['scrolls']}`} aria-busy={!targets} data-testid="transfer-targets">
            {shown.map((target) => (
              <TargetRow
                key={target.id}
                target={target}
                chosen={chosen?.id === target.id}
                onChoose={() => setChosen(target)}
              />
            ))}
          </ul>
          {targets && shown.length === 0 ? <p className={styles['meta']}>{t('nobody')}</p> : null}
          {targets === undefined ? <p className={styles['meta']}>{t('phone:dialer.searching')}</p> : null}
        </>
      )}
      {chosen && chosen.kind !== 'NUMBER' ? (
        <Textarea
          label={
            <span className={styles['labelRow']}>
              <span>{t('message', { name: chosen.name })}</span>
              <span className={styles['meta']}>
                {message.length}/{LONGEST_MESSAGE}
              </span>
            </span>
          }
          labelProps={{ display: 'block' }}
          rows={2}
          maxLength={LONGEST_MESSAGE}
          value={message}
          data-testid="transfer-message"
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      ) : null}
      {problem ? (
        <p className={styles['problem']} role="alert" data-testid="transfer-problem">
          {problemText(problem)}
        </p>
      ) : null}
      <div className={styles['pair']} style={{ width: '100%' }}>
        <Disabled why={missing}>
          <Button
            variant="default"
            leftSection={<IconUsers size={18} />}
            loading={asked === 'WARM' && !problem}
            data-testid="transfer-ask"
            onClick={() => transfer('WARM')}
          >
            {t('askFirst')}
          </Button>
        </Disabled>
        <Disabled why={missing}>
          <Button
            leftSection={<IconPhoneOutgoing size={18} />}
            loading={asked === 'COLD' && !problem}
            data-testid="transfer-now"
            onClick={() => transfer('COLD')}
          >
            {t('now')}
          </Button>
        </Disabled>
      </div>
      {chosen ? <p className={styles['meta']}>{t('comesBack', { name: chosen.name })}</p> : null}
    </section>
  );
}
