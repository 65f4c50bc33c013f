import { Checkbox, Radio, Textarea } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { figure } from '../../ui/counted.ts';
import { Words } from '../../ui/Words.tsx';
import { MOST_WORDS, type Targets } from './importTargets.ts';
import type { ContactImport } from './useContactImport.ts';
import styles from './Import.module.css';

/** Whether the people of a file agreed to texts, and what shows it. An opt-out stays in any case. */
export function ImportConsent({
  found,
  targets,
  onChange,
}: {
  found: ContactImport;
  targets: Targets;
  onChange: (targets: Targets) => void;
}) {
  const { t } = useTranslation('imports');
  const { consent, words, proven } = targets;
  const column = found.columns.find(({ field }) => field === 'TEXT_CONSENT');
  const no = Math.max(0, found.ready - found.agreeing);
  return (
    <section>
      <Radio.Group
        label={t('consent.title')}
        value={consent}
        onChange={(value) => onChange({ ...targets, consent: value })}
      >
        <div className={styles['rules']}>
          <Radio value="" label={t('consent.none')} description={t('consent.noneHint')} />
          {column === undefined ? null : (
            <Radio
              value="COLUMN"
              label={<Words>{t('consent.column', { header: column.header })}</Words>}
              description={t('consent.columnHint', { yes: figure(found.agreeing), no: figure(no) })}
              data-testid="import-consent-column"
            />
          )}
          <Radio value="FILE" label={t('consent.file')} data-testid="import-consent-file" />
        </div>
      </Radio.Group>
      {consent === '' ? null : (
        <>
          <Textarea
            label={t('consent.words')}
            description={t('consent.wordsHint')}
            autosize
            minRows={2}
            maxRows={4}
            maxLength={MOST_WORDS}
            value={words}
            onChange={({ currentTarget }) => onChange({ ...targets, words: currentTarget.value })}
            data-testid="import-consent-words"
          />
          <Checkbox
            label={t('consent.proven')}
            checked={proven}
            onChange={({ currentTarget }) => onChange({ ...targets, proven: currentTarget.checked })}
            data-testid="import-consent-proven"
          />
        </>
      )}
      {found.optedOut === 0 ? null : (
        <p className={styles['optedOut']}>
          <IconShieldCheck size={16} aria-hidden />
          {t('consent.optedOut', { count: found.optedOut, written: figure(found.optedOut) })}
        </p>
      )}
    </section>
  );
}
