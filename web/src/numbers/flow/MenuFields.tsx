import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExtensionDigits } from './ExtensionDigits.tsx';
import { isExtension, nextExtension } from './extensions.ts';
import {
  type ChoiceValue,
  choicesUnder,
  freeKeys,
  keysUnder,
  mayOpenMenu,
  type MenuValue,
  pathOf,
  withChoice,
  withExtension,
  withKey,
  withKeyChanged,
  withoutKey,
} from './flowValues.ts';
import styles from './flow.module.css';
import { PromptField } from './PromptField.tsx';
import { type Everybody, PhoneFields, useWhoOptions, whoFrom, whoKey } from './WhoFields.tsx';

interface Menus {
  menu: MenuValue;
  onChange: (menu: MenuValue) => void;
  everybody: Everybody;
  /** What the server refused of a choice, by its path. */
  errorAt: (path: string) => string | undefined;
}

/** The keys of one menu, and the menus below it. */
export function MenuFields({ above = [], ...menus }: Menus & { above?: readonly string[] }) {
  const { t } = useTranslation('numbers');
  const { menu, onChange } = menus;
  const choices = choicesUnder(menu.choices, above);
  const set = (next: readonly ChoiceValue[]) => onChange({ ...menu, choices: next });
  return (
    <div className={styles['menu']}>
      {choices.length === 0 ? <p className={styles['note']}>{t('flow.noKeys')}</p> : null}
      <ul
        className={styles['choices']}
        aria-label={above.length === 0 ? t('flow.keys') : t('flow.keysOf', { keys: above.join(' ') })}
      >
        {choices.map((choice, place) => (
          // By its place: another key in it is the same row, and typing goes on.
          <li key={place} className={styles['choice']}>
            <ChoiceFields choice={choice} {...menus} />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={freeKeys(menu.choices, above).length === 0}
          onClick={() => set(withKey(menu.choices, above))}
          data-testid={`add-key${above.length === 0 ? '' : `-${pathOf(above)}`}`}
        >
          {t('flow.addKey')}
        </Button>{' '}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={nextExtension(keysUnder(menu.choices, above)) === undefined}
          onClick={() => set(withExtension(menu.choices, above))}
          data-testid={`add-extension${above.length === 0 ? '' : `-${pathOf(above)}`}`}
        >
          {t('flow.addExtension')}
        </Button>
      </div>
      {keysUnder(menu.choices, above).some(isExtension) ? (
        <p className={styles['note']}>{t('flow.extensionsHint')}</p>
      ) : null}
    </div>
  );
}

function ChoiceFields({ choice, ...menus }: Menus & { choice: ChoiceValue }) {
  const { t } = useTranslation('numbers');
  const { menu, onChange, everybody, errorAt } = menus;
  const { keys, target } = choice;
  const key = keys.at(-1) ?? '';
  const path = pathOf(keys);
  const set = (next: readonly ChoiceValue[]) => onChange({ ...menu, choices: next });
  const change = (part: Partial<ChoiceValue>) => set(withChoice(menu.choices, keys, part));
  const above = keys.slice(0, -1);
  const plain = PLAIN.filter(
    (kind) => (kind !== 'MENU' || mayOpenMenu(above)) && (kind !== 'BACK' || above.length > 0),
  ).map((kind) => ({ value: kind, label: t(`flow.target.${kind}`) }));
  const testId = `choice-${path}`;
  const error = errorAt(path);
  return (
    <>
      <div className={styles['row']} role="group" aria-label={t('flow.key', { key: keys.join(' ') })}>
        {isExtension(key) ? (
          <ExtensionDigits
            label={t('flow.extensionLabel')}
            name={t('flow.extensionLabel')}
            value={key}
            taken={keysUnder(menu.choices, above)}
            onChange={(next) => set(withKeyChanged(menu.choices, keys, next))}
            className={styles['key']}
            testId={`${testId}-key`}
          />
        ) : (
          <Select
            label={t('flow.keyLabel')}
            data={[key, ...freeKeys(menu.choices, above)]}
            allowDeselect={false}
            value={key}
            onChange={(next) => next !== null && next !== key && set(withKeyChanged(menu.choices, keys, next))}
            className={styles['key'] ?? ''}
            data-testid={`${testId}-key`}
          />
        )}
        <TextInput
          label={t('flow.name')}
          maxLength={40}
          value={choice.label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          data-testid={`${testId}-label`}
        />
        <Select
          label={t('flow.leadsTo')}
          data={[
            ...useWhoOptions(everybody),
            {
              group: t('flow.queues'),
              items: everybody.teams.map(({ id, name }) => ({
                value: `QUEUE:${id}`,
                label: t('flow.queueOf', { team: name }),
              })),
            },
            { group: t('flow.other'), items: plain },
          ]}
          searchable
          allowDeselect={false}
          value={keyOf(choice)}
          onChange={(chosen) => {
            if (chosen === null) return;
            const [kind = ''] = chosen.split(':');
            change({ target: kind, ...(chosen.includes(':') ? whoFrom(chosen) : {}) });
          }}
          error={error}
          data-testid={`${testId}-target`}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles['remove'] ?? ''}
          aria-label={t('flow.removeKey', { key: keys.join(' ') })}
          onClick={() => set(withoutKey(menu.choices, keys))}
          data-testid={`${testId}-remove`}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {target === 'AI_AGENT' ? (
        <p className={styles['note']} role="status" data-testid={`${testId}-warning`}>
          {t('flow.noAgent')}
        </p>
      ) : null}
      {target === 'PHONE_NUMBER' ? (
        <div className={styles['below']}>
          <PhoneFields
            label={t('flow.phone')}
            hint={t('flow.paid')}
            value={choice}
            onChange={change}
            error={undefined}
            testId={testId}
          />
        </div>
      ) : null}
      {target === 'MENU' || target === 'SOUND' ? (
        <div className={styles['below']}>
          <PromptField
            label={t(target === 'MENU' ? 'flow.menuSays' : 'flow.soundSays')}
            hint={t('flow.standard')}
            value={choice.prompt}
            onChange={(prompt) => change({ prompt })}
            testId={`${testId}-prompt`}
          />
          {target === 'MENU' ? <MenuFields above={keys} {...menus} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** The option that a choice is. */
function keyOf(choice: ChoiceValue): string | null {
  if (choice.target === 'QUEUE') return `QUEUE:${choice.teamId}`;
  return choice.target === 'TEAM' || choice.target === 'USER' ? whoKey(choice) : choice.target;
}

const PLAIN = ['OPERATOR', 'AI_AGENT', 'PHONE_NUMBER', 'VOICEMAIL', 'MENU', 'SOUND', 'BACK', 'HANG_UP'] as const;
