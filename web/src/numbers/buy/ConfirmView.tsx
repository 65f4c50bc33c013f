import { Button, Select, Stack, TextInput } from '@mantine/core';
import { Suspense, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../ui/dates.ts';
import { formatMoney } from '../../ui/money.ts';
import { useUnbilled } from '../../ui/useUnbilled.ts';
import { percent } from '../../billing/percent.ts';
import type { Kept } from './addon.ts';
import styles from './BuyNumber.module.css';
import { HeldNumber } from './HeldNumber.tsx';
import { addedBy, noteOf } from './taxWords.ts';

/** How the number is set up once it is there. */
export interface Wishes {
  readonly name: string;
  /** Empty: the workspace's own team. */
  readonly team: string;
}

interface Props {
  kept: Kept;
  teams: readonly { id: string; name: string }[];
  wishes: Wishes;
  onWishes: (wishes: Wishes) => void;
  pending: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** The second view: what the number is called, who rings, and what it costs. */
export function ConfirmView({ kept, teams, wishes, onWishes, pending, onBack, onNext }: Props) {
  const { t } = useTranslation('buyNumber');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) onNext();
  };
  const free = kept.choice === 'FREE';
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <HeldNumber kept={kept} />
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={80}
          value={wishes.name}
          onChange={({ currentTarget }) => onWishes({ ...wishes, name: currentTarget.value })}
          data-autofocus
          data-testid="buy-name"
        />
        <Select
          label={t('rings')}
          description={t('ringsHint')}
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={wishes.team || (teams[0]?.id ?? null)}
          onChange={(team) => onWishes({ ...wishes, team: team ?? '' })}
          allowDeselect={false}
        />
        {kept.choice === 'UPGRADE' ? null : <Cost kept={kept} />}
        <div className={styles['actions']}>
          <Button variant="default" onClick={onBack} data-testid="buy-back">
            {t('back')}
          </Button>
          <Button type="submit" loading={pending} data-testid="buy-next">
            {free ? t('getFree') : t('continue')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Lines, a rule, what is due now, and the sentence that says what follows; nothing where nothing is billed. */
export function Cost({ kept }: { kept: Kept }) {
  return (
    <Suspense fallback={null}>
      <Lines kept={kept} />
    </Suspense>
  );
}

function Lines({ kept }: { kept: Kept }) {
  const unbilled = useUnbilled();
  const { t } = useTranslation('buyNumber');
  const date = longDay(new Date(kept.cycleEnd));
  const [due, monthly] = [kept.dueNow, kept.monthlyPrice].map((amount) => formatMoney(amount, 'USD'));
  if (unbilled) return null;
  const { tax } = kept;
  const added = addedBy(tax);
  const note = noteOf(tax, kept.monthlyPrice);
  return (
    <>
      <dl className={styles['cost']}>
        <div>
          <dt>{kept.choice === 'FREE' ? t('included') : t('line', { date })}</dt>
          <dd>{formatMoney(kept.dueNow + kept.onNextInvoice - added, 'USD')}</dd>
        </div>
        {tax && added > 0 ? (
          <div data-testid="buy-tax">
            <dt>{t('tax.line', { name: tax.name, percent: percent(tax.percent / 100) })}</dt>
            <dd>{formatMoney(added, 'USD')}</dd>
          </div>
        ) : null}
        {kept.onNextInvoice > 0 ? (
          <div>
            <dt>{t('nextInvoice')}</dt>
            <dd>{formatMoney(-kept.onNextInvoice, 'USD')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('due')}</dt>
          <dd>{due}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>
        {kept.choice === 'FREE'
          ? t('todayFree')
          : kept.dueNow === 0
            ? t('small', { monthly, later: formatMoney(kept.onNextInvoice, 'USD') })
            : t('today', { due, date, monthly })}
        {note === undefined ? null : ` ${t(note.key, note.figures)}`}
      </p>
    </>
  );
}
