import { ActionIcon, Button, Switch, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { sideBySide } from '../base/words.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Assignment.module.css';
import { editedOf, inputOf, movedAmong, type Named, type Rule } from './rule.ts';
import { orderRules, saveRule } from './ruleActions.ts';
import { useRuleWords } from './useRuleWords.ts';

/** The rules in their order, each with what it asks for and does. */
export function RuleList({
  rules,
  all,
  hint,
  named,
  whyNot,
  onEdit,
}: {
  rules: readonly Rule[];
  /** Ids of these and the others, in their order. */
  all: readonly string[];
  /** What their order means. */
  hint: string;
  named: Named;
  whyNot: string | undefined;
  onEdit: (rule: Rule) => void;
}) {
  const { t } = useTranslation(['assignment', 'common']);
  const textOf = useRefusalText();
  const wordsOf = useRuleWords(named);
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const ids = rules.map(({ id }) => id);
  const move = (at: number, by: -1 | 1) => {
    orderRules(movedAmong(all, ids, at, by)).catch(failed);
    undoToast({
      text: t('moved', { name: rules[at]?.name ?? '', place: at + by + 1 }),
      undo: t('undo'),
      kind: 'rule-order',
      onUndo: () => void orderRules(all).catch(failed),
    });
  };
  return (
    <>
      <p className={styles['hint']}>{hint}</p>
      <ol className={styles['rules']}>
        {rules.map((rule, at) => {
          const { when, does } = wordsOf(rule);
          return (
            <li
              key={rule.id}
              className={styles['rule']}
              data-off={!rule.enabled || undefined}
              data-testid="assignment-rule"
            >
              <span className={styles['place']} aria-hidden>
                {at + 1}
              </span>
              <div className={styles['words']}>
                <Words as="b">{rule.name}</Words>
                <p dir="auto">{when.length === 0 ? t('when.any') : sideBySide(when)}</p>
                <p dir="auto" className={styles['does']}>
                  {sideBySide(does)}
                </p>
              </div>
              <div className={styles['tools']}>
                <Disabled why={whyNot}>
                  <Switch
                    size="sm"
                    checked={rule.enabled}
                    aria-label={t('enabledNamed', { name: rule.name })}
                    onChange={({ currentTarget }) => {
                      if (whyNot === undefined)
                        saveRule(inputOf({ ...editedOf(rule), enabled: currentTarget.checked })).catch(failed);
                    }}
                    data-testid="rule-enabled"
                  />
                </Disabled>
                <Mover rule={rule} by={-1} why={whyNot} last={at === 0} onMove={() => move(at, -1)} />
                <Mover rule={rule} by={1} why={whyNot} last={at === rules.length - 1} onMove={() => move(at, 1)} />
                <Disabled why={whyNot}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('editNamed', { name: rule.name })}
                    onClick={() => onEdit(rule)}
                    data-testid="rule-edit"
                  >
                    {t('edit')}
                  </Button>
                </Disabled>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Mover({
  rule,
  by,
  why,
  last,
  onMove,
}: {
  rule: Rule;
  by: -1 | 1;
  why: string | undefined;
  /** There is nothing further that way. */
  last: boolean;
  onMove: () => void;
}) {
  const { t } = useTranslation('assignment');
  const label = t(by === -1 ? 'up' : 'down', { name: rule.name });
  const Icon = by === -1 ? IconArrowUp : IconArrowDown;
  const button = (
    <ActionIcon
      size={28}
      variant="subtle"
      color="gray"
      aria-label={label}
      onClick={onMove}
      data-testid={by === -1 ? 'rule-up' : 'rule-down'}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
  const reason = why ?? (last ? t(by === -1 ? 'first' : 'last') : undefined);
  return reason === undefined ? <Tooltip label={label}>{button}</Tooltip> : <Disabled why={reason}>{button}</Disabled>;
}
