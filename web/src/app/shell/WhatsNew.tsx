import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import text from '../../../../CHANGELOG.md?raw';
import { releasesIn } from './changelog.ts';
import styles from './WhatsNew.module.css';

const RELEASES = releasesIn(text);

/** What this version and those before it brought; written in English alone. */
export default function WhatsNew({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('help.new')}
      size={640}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={styles['releases']} lang="en" data-testid="whats-new">
        {RELEASES.map(({ version, areas }) => (
          <section key={version}>
            <h3>{t('help.version', { version })}</h3>
            {areas.map(({ name, lines }) => (
              <section key={name}>
                <h4>{name}</h4>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
    </Modal>
  );
}
