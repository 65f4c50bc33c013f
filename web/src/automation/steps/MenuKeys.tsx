import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExtensionDigits } from '../../numbers/flow/ExtensionDigits.tsx';
import { isExtension, nextExtension } from '../../numbers/flow/extensions.ts';
import { addExtension, addKey, changeKey, freeKeys, removeKey } from '../flow/editing.ts';
import { type Choice, KEYS } from '../flow/nodes.ts';
import styles from './Steps.module.css';
import type { StepProps } from './stepProps.ts';

/** The keys and extensions of a menu: what each stands for. Where it leads is said below, with the other ways. */
export function MenuKeys(props: StepProps) {
  const { flow, node, apply } = props;
  const { t } = useTranslation('automation');
  const extensions = node.choices.filter(({ key }) => isExtension(key));
  const keys = node.choices.filter(({ key }) => !isExtension(key));
  const full = freeKeys(node).length === 0;
  return (
    <>
      <div>
        <p className={styles['label']}>{t('menu.keys')}</p>
        <ChoiceRows {...props} choices={keys} />
        <Button
          mt={8}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={full}
          title={full ? t('menu.full') : undefined}
          onClick={() => apply(addKey(flow, node.id))}
          data-testid="step-add-key"
        >
          {t('menu.add')}
        </Button>
      </div>
      <div>
        <p className={styles['label']}>{t('menu.extensions')}</p>
        <ChoiceRows {...props} choices={extensions} />
        <Button
          mt={extensions.length === 0 ? 0 : 8}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={nextExtension(extensions.map(({ key }) => key)) === undefined}
          onClick={() => apply(addExtension(flow, node.id))}
          data-testid="step-add-extension"
        >
          {t('menu.addExtension')}
        </Button>
      </div>
      {extensions.length === 0 ? null : <p className={styles['note']}>{t('menu.extensionsHint')}</p>}
    </>
  );
}

function ChoiceRows({ flow, node, apply, wrong, choices }: StepProps & { choices: readonly Choice[] }) {
  const { t } = useTranslation('automation');
  return (
    <ul className={styles['keys']}>
      {choices.map(({ key, label }, place) => (
        // By its place: another key in it is the same row, and typing goes on.
        <li key={place} className={styles['key']} data-extension={isExtension(key) || undefined}>
          {isExtension(key) ? (
            <ExtensionDigits
              name={t('menu.extension', { key })}
              value={key}
              taken={node.choices.map((choice) => choice.key)}
              onChange={(next) => apply(changeKey(flow, node.id, key, { key: next }))}
              testId={`key-${key}`}
            />
          ) : (
            <Select
              aria-label={t('menu.key', { key })}
              data={[key, ...freeKeys(node)].toSorted((a, b) => KEYS.indexOf(a as '1') - KEYS.indexOf(b as '1'))}
              allowDeselect={false}
              value={key}
              onChange={(next) => next !== null && apply(changeKey(flow, node.id, key, { key: next }))}
              data-testid={`key-${key}`}
            />
          )}
          <TextInput
            aria-label={t(isExtension(key) ? 'menu.extensionStandsFor' : 'menu.standsFor', { key })}
            placeholder={t('menu.example')}
            maxLength={40}
            value={label}
            onChange={({ currentTarget }) =>
              apply(changeKey(flow, node.id, key, { label: currentTarget.value }), `${node.id}.label.${key}`)
            }
            error={wrong(`choices.${key}`) !== undefined && label === ''}
            data-testid={`key-${key}-label`}
          />
          <ActionIcon
            aria-label={t(isExtension(key) ? 'menu.removeExtension' : 'menu.remove', { key })}
            onClick={() => apply(removeKey(flow, node.id, key))}
            data-testid={`key-${key}-remove`}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
