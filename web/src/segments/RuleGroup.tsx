import { Button, Select } from '@mantine/core';
import { IconParentheses, IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import {
  added,
  changed,
  conditionsOf,
  isGroup,
  MOST_CONDITIONS,
  MOST_LEVELS,
  moved,
  newCondition,
  newGroup,
  type Group,
  type Match,
} from './rule.ts';
import styles from './Segments.module.css';
import type { Choices } from './useChoices.ts';

const MATCHES = ['ALL', 'ANY', 'NONE'] as const;

interface Shared {
  /** The outermost group, which every change makes anew. */
  readonly rule: Group;
  readonly choices: Choices;
  readonly types: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
  readonly onChange: (rule: Group) => void;
}

/** A group of conditions, and the groups in it. */
export function RuleGroup({ group, level, ...shared }: Shared & { group: Group; level: number }) {
  const { t } = useTranslation('segments');
  const { rule, choices, types, readOnly, onChange } = shared;
  const count = conditionsOf(rule).length;
  const full = count >= MOST_CONDITIONS ? t('rule.full', { most: MOST_CONDITIONS }) : undefined;
  const deep = level >= MOST_LEVELS ? t('rule.deep', { most: MOST_LEVELS }) : undefined;
  return (
    <div
      className={styles['group']}
      data-level={level}
      role="group"
      aria-label={t(`match.${group.match}`)}
      data-testid="segment-group"
    >
      <fieldset disabled={readOnly} className={styles['match']}>
        {level === 1 ? <span>{t('match.people')}</span> : null}
        <Select
          size="xs"
          allowDeselect={false}
          aria-label={t('match.label')}
          data-testid="segment-match"
          value={group.match}
          data={MATCHES.map((value) => ({ value, label: t(`match.${value}`) }))}
          onChange={(value) =>
            onChange(
              level === 1
                ? { ...rule, match: value as Match }
                : changed(rule, group.key, (one) => ({ ...(one as Group), match: value as Match })),
            )
          }
        />
      </fieldset>
      {group.rules.map((one, at) => (
        <Fragment key={one.key}>
          {at === 0 ? null : (
            <span className={styles['joint']}>{t(group.match === 'ALL' ? 'match.and' : 'match.or')}</span>
          )}
          {isGroup(one) ? (
            <RuleGroup {...shared} group={one} level={level + 1} />
          ) : (
            <ConditionRow
              condition={one}
              choices={choices}
              types={types}
              readOnly={readOnly}
              onChange={(next) => onChange(changed(rule, one.key, () => next))}
              onRemove={() => onChange(changed(rule, one.key, () => undefined))}
              onMove={(by) => onChange(moved(rule, one.key, by))}
            />
          )}
        </Fragment>
      ))}
      {readOnly ? null : (
        <div className={styles['adding']}>
          <Disabled why={full}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => onChange(added(rule, group.key, newCondition()))}
              data-testid="segment-add"
            >
              {t('rule.add')}
            </Button>
          </Disabled>
          <Disabled why={full ?? deep}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconParentheses size={16} stroke={1.75} />}
              onClick={() => onChange(added(rule, group.key, newGroup(group.match === 'ANY' ? 'ALL' : 'ANY')))}
              data-testid="segment-add-group"
            >
              {t('rule.addGroup')}
            </Button>
          </Disabled>
          {level === 1 ? (
            <span className={styles['used']}>{t('rule.used', { count, most: MOST_CONDITIONS })}</span>
          ) : null}
        </div>
      )}
    </div>
  );
}
