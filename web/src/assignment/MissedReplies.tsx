import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MissedReplies_numbers$key } from '../__generated__/MissedReplies_numbers.graphql.ts';
import type { MissedRepliesMutation } from '../__generated__/MissedRepliesMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Assignment.module.css';

/** The text of each number to who called it in vain. What it says is written at the number. */
export function MissedReplies({ numbers: key }: { numbers: MissedReplies_numbers$key }) {
  const { t } = useTranslation(['assignment', 'numbers']);
  const me = useMe();
  const textOf = useRefusalText();
  const numbers = useFragment(
    graphql`
      fragment MissedReplies_numbers on WorkspacePhoneNumber @relay(plural: true) {
        id
        name
        number
        version
        callWorkFlow {
          textBack
          textBackText
        }
      }
    `,
    key,
  );
  const whyNot = me.whyNot('PHONE_NUMBERS', 'UPDATE', false) ?? me.whyNot('AUTOMATIONS', 'UPDATE', false);
  const change = ({ id, version, callWorkFlow }: (typeof numbers)[number], textBack: boolean) =>
    commit<MissedRepliesMutation>(
      graphql`
        mutation MissedRepliesMutation($input: UpdatePhoneNumberSettingsInput!) {
          updatePhoneNumberSettings(input: $input) {
            id
            ...MissedReplies_numbers
          }
        }
      `,
      {
        input: {
          id,
          version,
          textBack,
          // One that was never worded is the standard one.
          ...(textBack && !callWorkFlow?.textBackText ? { textBackText: t('numbers:textBack.standard') } : {}),
        },
      },
    ).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
  return (
    <div className={styles['section']}>
      <p className={styles['hint']}>{t('missed.hint')}</p>
      <ul className={styles['rules']}>
        {numbers.map((number) => {
          const { id, callWorkFlow } = number;
          const called = number.name || formatPhone(number.number);
          const on = callWorkFlow?.textBack ?? false;
          return (
            <li
              key={id}
              className={`${styles['rule']} ${styles['unordered']}`}
              data-off={!on || undefined}
              data-testid="missed-reply"
            >
              <div className={styles['words']}>
                <Words as="b">{called}</Words>
                {called === formatPhone(number.number) ? null : <p dir="ltr">{formatPhone(number.number)}</p>}
                <p dir="auto" className={styles['does']}>
                  {callWorkFlow?.textBackText ? t('quoted', { word: callWorkFlow.textBackText }) : t('missed.none')}
                </p>
              </div>
              <div className={styles['tools']}>
                <Disabled why={whyNot}>
                  <Switch
                    size="sm"
                    checked={on}
                    aria-label={t('missed.on', { number: called })}
                    onChange={({ currentTarget }) => {
                      if (whyNot === undefined) void change(number, currentTarget.checked);
                    }}
                    data-testid="missed-on"
                  />
                </Disabled>
                <Link
                  to="/settings/channels"
                  search={{ number: id }}
                  className="link"
                  aria-label={t('editNamed', { name: called })}
                >
                  {t('edit')}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
