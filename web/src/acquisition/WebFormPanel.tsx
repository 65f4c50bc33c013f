import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink, IconShieldCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WebFormPanelQuery } from '../__generated__/WebFormPanelQuery.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Acquisition.module.css';
import { type Field, FIELDS, nameOf, snippetOf, type WebForm } from './webForm.ts';
import own from './WebForms.module.css';
import { WebFormPreview } from './WebFormPreview.tsx';

/** A form as strangers see it, with its link and what a site embeds. */
export function WebFormPanel({ form, onClose }: { form: WebForm; onClose: () => void }) {
  const { t } = useTranslation(['acquisition', 'common']);
  const { fetchContactProperties } = useLazyLoadQuery<WebFormPanelQuery>(
    graphql`
      query WebFormPanelQuery {
        fetchContactProperties {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: usePaneKey() },
  );
  const { name, heading, body, consent, button, link, fields, origins, status } = form;
  const properties = new Map(fetchContactProperties.map((property) => [property.id, property.name]));
  const questions = fields.flatMap((each) => {
    const of = nameOf(each);
    const isKnown = FIELDS.includes(of as Field);
    const label = isKnown ? t(`form.asks.${of as Field}`) : properties.get(of);
    return label === undefined ? [] : [{ name: of, label, required: each.required }];
  });
  const snippet = snippetOf(form);
  return (
    <aside className={styles['side']}>
      <Card
        title={<Words>{name}</Words>}
        aside={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('common:close')}
            onClick={onClose}
            data-testid="form-close"
          >
            <IconX size={18} />
          </ActionIcon>
        }
      >
        <div className={own['panel']} data-testid="form-panel">
          <WebFormPreview
            heading={heading}
            body={body ?? ''}
            consent={consent}
            button={button ?? ''}
            questions={questions}
          />
          <p className={own['proof']}>
            <IconShieldCheck size={15} aria-hidden />
            {t('form.proof')}
          </p>
          <h3>{t('form.link')}</h3>
          <div className={own['code']}>
            <code dir="ltr" data-testid="form-link">
              {link}
            </code>
            <CopyButton value={link} label={t('form.copyLink')} />
          </div>
          {status === 'OPEN' ? (
            <Button
              component="a"
              href={link}
              target="_blank"
              rel="noopener"
              variant="default"
              size="xs"
              leftSection={<IconExternalLink size={16} stroke={1.75} />}
            >
              {t('form.open')}
            </Button>
          ) : null}
          <h3>{t('form.embed')}</h3>
          {origins.length === 0 ? (
            <p className={own['quiet']}>{t('form.noOrigins')}</p>
          ) : (
            <>
              <p className={own['quiet']}>{t('form.embedAbout')}</p>
              <ul className={own['origins']}>
                {origins.map((origin) => (
                  <li key={origin} dir="ltr">
                    {origin}
                  </li>
                ))}
              </ul>
              <div className={own['code']}>
                <code dir="ltr" data-testid="form-snippet">
                  {snippet}
                </code>
                <CopyButton value={snippet} label={t('form.copySnippet')} />
              </div>
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}
