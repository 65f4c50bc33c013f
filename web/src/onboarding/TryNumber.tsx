import { Button } from '@mantine/core';
import { IconCheck, IconMessage2, IconPhoneIncoming, type Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { callFromOutside, textFromOutside } from '../sandbox/fromOutside.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import styles from './TryNumber.module.css';

const load = () => import('./PhoneHere.tsx');
const PhoneHere = lazyPart(async () => ({ default: (await load()).PhoneHere }));

/** A call and a text to the first number, taken on this very page. */
export function TryNumber({
  number,
  sandbox,
  called,
  texted,
}: {
  /** E.164. */
  number: string;
  sandbox: Sandbox | undefined;
  /** Whether there has been a call. */
  called: boolean;
  texted: boolean;
}) {
  const { t } = useTranslation('onboarding');
  const { state, context, role, takeOver } = usePhone();
  const [failed, setFailed] = useState<'call' | 'text'>();
  const [texting, setTexting] = useState(false);
  // Fetched before it rings: a call must not wait for its own buttons.
  useEffect(() => void load().catch(() => undefined), []);
  const busy = state !== 'IDLE';
  const ready = role === 'phone' && context.registered;

  const ask = (what: 'call' | 'text', asking: Promise<void>) => {
    setFailed(undefined);
    return asking.catch(() => setFailed(what));
  };
  const callMe = async (from: Sandbox) => {
    // Another tab of this browser may have the phone: the call is to ring here.
    if (role === 'elsewhere' && !(await takeOver())) return setFailed('call');
    await ask('call', callFromOutside(from, number));
  };
  const textMe = async (from: Sandbox) => {
    setTexting(true);
    await ask('text', textFromOutside(from, number, t('try.sample')));
    setTexting(false);
  };

  return (
    <>
      <ol className={styles['tasks']}>
        <Task
          name="call"
          icon={IconPhoneIncoming}
          done={called}
          hint={called ? t('try.call.done') : t(sandbox === undefined ? 'try.call.anyPhone' : 'try.call.sandbox')}
          problem={failed === 'call'}
        >
          {sandbox === undefined ? null : (
            <Button
              size="sm"
              variant={called ? 'default' : 'filled'}
              loading={!ready && !busy}
              disabled={busy}
              title={busy ? t('try.busy') : undefined}
              onClick={() => void callMe(sandbox)}
              data-testid="try-call"
            >
              {t('try.call.go')}
            </Button>
          )}
        </Task>
        <Task
          name="text"
          icon={IconMessage2}
          done={texted}
          hint={texted ? t('try.text.done') : t(sandbox === undefined ? 'try.text.anyPhone' : 'try.text.sandbox')}
          problem={failed === 'text'}
        >
          {sandbox === undefined ? null : (
            <Button
              size="sm"
              variant={called && !texted ? 'filled' : 'default'}
              loading={texting}
              onClick={() => void textMe(sandbox)}
              data-testid="try-text"
            >
              {t('try.text.go')}
            </Button>
          )}
        </Task>
      </ol>
      {busy ? (
        <div className={styles['phone']}>
          <Suspense>
            <PhoneHere />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

function Task({
  name,
  icon: TaskIcon,
  done,
  hint,
  problem,
  children,
}: {
  name: 'call' | 'text';
  icon: Icon;
  done: boolean;
  hint: string;
  problem: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('onboarding');
  return (
    <li data-testid={`try-${name}-task`} data-done={done || undefined}>
      <span className={styles['icon']} aria-hidden>
        {done ? <IconCheck size={18} stroke={2} /> : <TaskIcon size={18} stroke={1.75} />}
      </span>
      <div>
        <b>{t(`try.${name}.name`)}</b>
        <p role="status">{hint}</p>
        {problem ? (
          <p className={styles['problem']} role="alert">
            {t('try.failed')}
          </p>
        ) : null}
      </div>
      {children}
    </li>
  );
}
