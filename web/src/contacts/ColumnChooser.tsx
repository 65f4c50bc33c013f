import { ActionIcon, Checkbox, Popover, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { COLUMNS, type ContactColumn, toggled } from './contactColumns.ts';
import styles from './ContactsPage.module.css';

/** Chooses which columns the table shows. */
export function ColumnChooser({
  columns,
  onChange,
}: {
  columns: readonly ContactColumn[];
  onChange: (columns: readonly ContactColumn[]) => void;
}) {
  const { t } = useTranslation('contacts');
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Tooltip label={t('chooseColumns')}>
        <Popover.Target>
          <ActionIcon
            className={styles['chooser'] ?? ''}
            size={36}
            variant="default"
            aria-label={t('chooseColumns')}
            data-testid="contact-columns"
          >
            <IconColumns3 size={18} stroke={1.75} />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <div className={styles['columns']} role="group" aria-label={t('chooseColumns')}>
          {COLUMNS.map((name) => (
            <Checkbox
              key={name}
              size="sm"
              label={t(`columns.${name}`)}
              checked={columns.includes(name)}
              onChange={() => onChange(toggled(columns, name))}
              data-testid={`contact-column-${name}`}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
