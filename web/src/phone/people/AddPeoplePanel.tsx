import { Button, Pill, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { usePhone } from '../PhoneContext.ts';
import { useProblemText } from '../useProblemText.ts';
import { OutsideTargets } from '../transfer/OutsideTargets.tsx';
import { TargetRow } from '../transfer/TargetRow.tsx';
import { fitting, type Target, useTargets } from '../transfer/targets.ts';
import { PanelHead } from '../views/PanelHead.tsx';
import styles from '../views/views.module.css';

/** Participants of one call, the party outside included (defaults 12.4). */
const MOST_ON_CALL = 5;

/** 'Add People to Call' (spec 001 §2): colleagues by name and phones outside, as chips once chosen. */
export function AddPeoplePanel() {
  const { t, i18n } = useTranslation(['callTargets', 'phone', 'common']);
  const problemText = useProblemText();
  const { context, send } = usePhone();
  const targets = useTargets(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Target[]>([]);
  const [asked, setAsked] = useState(false);
  const { problem, call } = context;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const there = new Set(call?.participants.map(({ userId }) => userId));
  const talking = call?.participants.filter(({ role }) => role !== 'SUPERVISOR').length ?? 0;
  const room = MOST_ON_CALL - 1 - talking;
  const people = fitting(targets, 'USER', search).filter(({ id }) => !there.has(id));
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const toggle = (target: Target) =>
    setChosen(isChosen(target.id) ? chosen.filter(({ id }) => id !== target.id) : [...chosen, target]);
  // Colleagues go while somebody chooses: one who cannot be rung any more would be left out without a word.
  const gone = chosen.filter((target) => !(targets?.find(({ id }) => id === target.id) ?? target).reachable);
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(gone.map(({ name }) => name));
  const unreachable = gone.length > 0 ? t('add.cannotRing', { names }) : '';
  const why =
    chosen.length === 0 ? t('add.choose') : chosen.length > room ? t('add.full', { count: MOST_ON_CALL }) : unreachable;
  return (
    <section className={styles['body']} aria-label={t('add.title')} data-testid="add-people">
      <PanelHead title={t('add.title')} back={false} />
      <TextInput
        ref={input}
        aria-label={t('add.search')}
        placeholder={t('add.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={search}
        data-testid="add-people-search"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {chosen.length > 0 ? (
        <Pill.Group>
          {chosen.map((target) => (
            <Pill
              dir="auto"
              key={target.id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': t('add.remove', { name: target.name }), tabIndex: 0 }}
              onRemove={() => toggle(target)}
            >
              {target.name}
            </Pill>
          ))}
        </Pill.Group>
      ) : null}
      <ul className={`${styles['list']} ${styles['scrolls']}`} aria-busy={!targets}>
        {people.map((target) => (
          <TargetRow key={target.id} target={target} chosen={isChosen(target.id)} onChoose={() => toggle(target)} />
        ))}
      </ul>
      {targets && people.length === 0 && search.trim() === '' ? <p className={styles['meta']}>{t('nobody')}</p> : null}
      {targets === undefined ? <p className={styles['meta']}>{t('phone:dialer.searching')}</p> : null}
      <h3 className={styles['meta']}>{t('outside')}</h3>
      <OutsideTargets typed={search} isChosen={isChosen} onChoose={toggle} />
      <p className={styles['problem']} role="status" data-testid="add-people-unreachable">
        {unreachable}
      </p>
      {problem ? (
        <p className={styles['problem']} role="alert" data-testid="add-people-problem">
          {problemText(problem)}
        </p>
      ) : null}
      <div className={styles['pair']} style={{ width: '100%' }}>
        <Button variant="default" onClick={() => send({ type: 'SHOW_PANEL', panel: undefined })}>
          {t('common:cancel')}
        </Button>
        <Disabled why={why}>
          <Button
            loading={asked && !problem}
            data-testid="add-people-add"
            onClick={() => {
              setAsked(true);
              send({
                type: 'ADD_PEOPLE',
                choice: { userIds: idsOf(chosen, false), phoneNumbers: idsOf(chosen, true) },
              });
            }}
          >
            {t('add.add')}
          </Button>
        </Disabled>
      </div>
    </section>
  );
}

const idsOf = (chosen: readonly Target[], outside: boolean): string[] =>
  chosen.filter(({ kind }) => (kind === 'NUMBER') === outside).map(({ id }) => id);
