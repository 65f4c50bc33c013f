import { ActionIcon, Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderForm_order$key } from '../__generated__/OrderForm_order.graphql.ts';
import type { OrderFormSaveMutation } from '../__generated__/OrderFormSaveMutation.graphql.ts';
import type { OrderFormSubmitMutation } from '../__generated__/OrderFormSubmitMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { type SettingsForm, useSettingsForm } from '../ui/useSettingsForm.ts';
import { Why } from '../ui/Why.tsx';
import { Bill } from './Bill.tsx';
import { EndOrder } from './EndOrder.tsx';
import { Missing } from './Missing.tsx';
import { type Field, inputOf, numbersOf, TONES, type Values, valuesOf } from './order.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderState } from './OrderState.tsx';
import styles from './Porting.module.css';

const ORDER = graphql`
  fragment OrderForm_order on PortingOrder {
    id
    status
    version
    editable
    cancellable
    customerType
    customerName
    accountNumber
    accountPhone
    representative
    representativeEmail
    address1
    address2
    city
    state
    zip
    wishedDate
    billDate
    earliestDate
    teamId
    numbers {
      id
      number
      state
      pinRequired
      hasPin
    }
    findings {
      rule
      field
    }
    ...Bill_order
    ...EndOrder_order
    ...Missing_order
    ...OrderProgress_order
    ...OrderState_order
  }
`;

interface Team {
  readonly id: string;
  readonly name: string;
}

/** One order: its form, kept as a draft however little is filled in, with what is missing beside it, and what the carriers say. */
export function OrderForm({
  order: key,
  teams,
  whyNot,
  renew,
  onGone,
}: {
  order: OrderForm_order$key;
  teams: readonly Team[];
  /** Why the person may not change it; undefined: they may. */
  whyNot: string | undefined;
  renew: () => void;
  onGone: () => void;
}) {
  const { t } = useTranslation('porting');
  const order = useFragment(ORDER, key);
  const before = valuesOf(order);
  const settings = useSettingsForm({
    values: before,
    version: order.version,
    save: async (changes, version) => {
      await commit<OrderFormSaveMutation>(
        graphql`
          mutation OrderFormSaveMutation($input: PortingOrderInput!) {
            savePortingOrder(input: $input) {
              id
              ...OrderForm_order
              ...OrderList_orders
            }
          }
        `,
        { input: inputOf({ ...before, ...changes }, { id: order.id, version }) },
      );
    },
    reload: () => Promise.resolve(renew()),
  });
  const readOnly = whyNot !== undefined || !order.editable;
  const labels = Object.fromEntries(
    (Object.keys(before) as Field[]).map((name) => [name, t(`fields.${name}`)]),
  ) as Record<Field, string>;
  const props = { settings, labels, readOnly };
  return (
    <div className={styles['columns']}>
      <form onSubmit={settings.submit} noValidate className={styles['form']} data-testid="porting-form">
        <NotAllowed why={whyNot} access={rightTo('NUMBER_PORTING', 'CREATE')} />
        <Card
          title={t('order')}
          aside={<StatusChip tone={TONES[order.status]}>{t(`status.${order.status}`)}</StatusChip>}
        >
          <OrderState order={order} />
          {order.editable ? (
            <Submit
              key={order.version}
              id={order.id}
              version={order.version}
              isMissing={order.findings.length > 0}
              isAgain={order.status === 'ACTION_NEEDED'}
              why={whyNot ?? (settings.dirty ? t('saveFirst') : undefined)}
            />
          ) : null}
        </Card>
        <Numbers {...props} known={numbersOf(order)} isDraft={order.status === 'DRAFT'} />
        <AccountFields {...props} />
        <Card title={t('parts.proof')}>
          <Bill order={order} readOnly={readOnly} disabled={settings.dirty} />
          <SettingsFields>
            <DateField
              label={labels.billDate}
              description={t('hints.billDate')}
              readOnly={readOnly}
              {...settings.field('billDate')}
              data-testid="porting-billDate"
            />
          </SettingsFields>
        </Card>
        <Card title={t('parts.move')}>
          <SettingsFields>
            <DateField
              label={labels.wishedDate}
              description={t('hints.wishedDate')}
              readOnly={readOnly}
              {...settings.field('wishedDate')}
              data-testid="porting-wishedDate"
            />
            <Select
              label={labels.teamId}
              description={t('hints.teamId')}
              clearable
              readOnly={readOnly}
              data={teams.map(({ id, name }) => ({ value: id, label: name }))}
              value={settings.values.teamId === '' ? null : settings.values.teamId}
              onChange={(id) => settings.set('teamId', id ?? '')}
              placeholder={t('defaultTeam')}
            />
          </SettingsFields>
        </Card>
        {order.cancellable && whyNot === undefined ? <EndOrder order={order} onGone={onGone} /> : null}
        <SaveBar settings={settings} labels={labels} />
      </form>
      <aside className={styles['aside']}>
        {order.editable ? <Missing order={order} labels={labels} /> : null}
        <OrderProgress order={order} />
      </aside>
    </div>
  );
}

interface Props {
  settings: SettingsForm<Values>;
  labels: Readonly<Record<Field, string>>;
  readOnly: boolean;
}
type TextField = Exclude<{ [Name in Field]: Values[Name] extends string ? Name : never }[Field], 'customerType'>;

function Line({ name, settings, labels, readOnly, hint }: Props & { name: TextField; hint?: string }) {
  return (
    <TextInput
      label={labels[name]}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      readOnly={readOnly}
      maxLength={200}
      {...settings.field(name)}
      data-testid={`porting-${name}`}
    />
  );
}

/** As the bill has it: what differs is what such orders are rejected for. */
function AccountFields(props: Props) {
  const { t } = useTranslation('porting');
  const { settings, labels, readOnly } = props;
  return (
    <Card title={t('parts.account')}>
      <p className={styles['note']}>{t('hints.account')}</p>
      <SettingsFields>
        <div data-wide>
          <SegmentedControl
            aria-label={labels.customerType}
            readOnly={readOnly}
            value={settings.values.customerType}
            onChange={(value) => settings.set('customerType', value)}
            data={(['BUSINESS', 'INDIVIDUAL'] as const).map((value) => ({ value, label: t(`customer.${value}`) }))}
          />
        </div>
        <Line name="customerName" {...props} />
        <Line name="accountNumber" {...props} />
        <Line name="representative" hint={t('hints.representative')} {...props} />
        <Line name="representativeEmail" hint={t('hints.representativeEmail')} {...props} />
        <Line name="address1" {...props} />
        <Line name="address2" {...props} />
        <Line name="city" {...props} />
        <Line name="state" {...props} />
        <Line name="zip" {...props} />
        <Line name="accountPhone" hint={t('hints.accountPhone')} {...props} />
      </SettingsFields>
    </Card>
  );
}

function Numbers({
  settings,
  readOnly,
  known,
  isDraft,
}: Props & {
  known: readonly {
    readonly number: string;
    readonly state: string;
    readonly pinRequired: boolean;
    readonly hasPin: boolean;
  }[];
  isDraft: boolean;
}) {
  const { t } = useTranslation('porting');
  const [added, setAdded] = useState('');
  const { numbers, pins } = settings.values;
  const add = () => {
    const text = added.trim();
    if (text === '') return;
    if (!numbers.includes(text)) settings.set('numbers', [...numbers, text]);
    setAdded('');
  };
  return (
    <Card title={t('parts.numbers')}>
      <ul className={styles['numbers']} data-testid="order-numbers">
        {numbers.map((number) => {
          const its = known.find((one) => one.number === number);
          const rejected = its?.state === 'REJECTED';
          const open = !readOnly && (isDraft || rejected);
          const written = formatPhone(number);
          return (
            <li key={number}>
              <b>{written}</b>
              {open ? (
                <TextInput
                  label={t(its?.pinRequired ? 'pin.needed' : 'pin.label', { number: written })}
                  placeholder={its?.hasPin ? t('pin.kept') : undefined}
                  autoComplete="off"
                  maxLength={40}
                  value={pins[number] ?? ''}
                  onChange={({ currentTarget }) => settings.set('pins', { ...pins, [number]: currentTarget.value })}
                  data-testid="porting-pin"
                />
              ) : null}
              {open && (isDraft || numbers.length > 1) ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('remove', { number: written })}
                  onClick={() =>
                    settings.set(
                      'numbers',
                      numbers.filter((one) => one !== number),
                    )
                  }
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              ) : null}
            </li>
          );
        })}
      </ul>
      {isDraft && !readOnly ? (
        <div className={styles['add']}>
          <TextInput
            label={t('add.label')}
            maxLength={40}
            value={added}
            error={settings.refusal?.field === 'numbers' ? settings.refusal.message : undefined}
            onChange={({ currentTarget }) => setAdded(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="default" onClick={add}>
            {t('add.action')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** The way to the carrier. */
function Submit({
  id,
  version,
  isMissing,
  isAgain,
  why,
}: {
  id: string;
  version: number;
  isMissing: boolean;
  isAgain: boolean;
  /** Why it can't be sent now; undefined: it can. */
  why: string | undefined;
}) {
  const { t } = useTranslation('porting');
  const { pending, refusal, run } = useCommit();
  if (isMissing) return null;
  const submit = async () => {
    const done = await run(() =>
      commit<OrderFormSubmitMutation>(
        graphql`
          mutation OrderFormSubmitMutation($input: PortingOrderVersionInput!) {
            submitPortingOrder(input: $input) {
              id
              ...OrderForm_order
              ...OrderList_orders
            }
          }
        `,
        { input: { id, version } },
      ),
    );
    if (done) toast.success(t('submitted'));
  };
  return (
    <div className={styles['submit']}>
      <p className={styles['plain']}>{t('ready')}</p>
      <Disabled why={why}>
        <Button onClick={() => void submit()} loading={pending} data-testid="submit-order">
          {t(isAgain ? 'submitAgain' : 'submit')}
        </Button>
      </Disabled>
      {refusal ? <Why refusal={refusal} /> : null}
    </div>
  );
}
