import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TemplateComposerQuery } from '../__generated__/TemplateComposerQuery.graphql.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import { languageName } from './languages.ts';
import { filledIn, placesIn } from './template.ts';
import { TemplateBubble } from './TemplateBubble.tsx';
import styles from './Template.module.css';

/** Below this all are seen at once. */
const SEARCHED_FROM = 6;

export interface ChosenTemplate {
  readonly templateId: string;
  readonly templateValues: readonly string[];
  /** The words as the person will read them. */
  readonly body: string;
}

/** In place of the composer's words: an approved template, and what is filled into it. ⌘/Ctrl+Enter sends, Escape leads back. */
export default function TemplateComposer({
  price,
  onSend,
  onClose,
}: {
  /** What it costs. */
  price: ReactNode;
  onSend: (chosen: ChosenTemplate) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('whatsapp');
  const { getWhatsAppTemplates: all } = useLazyLoadQuery<TemplateComposerQuery>(
    graphql`
      query TemplateComposerQuery {
        getWhatsAppTemplates {
          id
          name
          language
          category
          body
          samples
          state
          buttons {
            text
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: usePaneKey() },
  );
  const templates = all.filter(({ state }) => state === 'APPROVED');
  const [query, setQuery] = useState('');
  const [chosenId, setChosenId] = useState(templates[0]?.id);
  const [values, setValues] = useState<readonly string[]>([]);
  const needle = query.trim().toLocaleLowerCase();
  const found = templates.filter(({ name, body }) => `${name}\n${body}`.toLocaleLowerCase().includes(needle));
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  const places = chosen === undefined ? 0 : placesIn(chosen.body);
  const given = Array.from({ length: places }, (_, place) => values[place] ?? '');
  const whyNot =
    chosen === undefined
      ? t('template.chooseFirst')
      : given.some((value) => value.trim() === '')
        ? t('template.fillFirst')
        : undefined;
  const send = () => {
    if (chosen === undefined || whyNot !== undefined) return;
    onSend({ templateId: chosen.id, templateValues: given, body: filledIn(chosen.body, given) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
  };
  if (templates.length === 0)
    return (
      <div className={styles['composer']} data-testid="template-none">
        <p className={styles['hint']}>
          {t('template.noneApproved')}{' '}
          <Link to="/settings/whatsapp" className="link">
            {t('template.manage')}
          </Link>
        </p>
      </div>
    );
  return (
    <form className={styles['composer']} onSubmit={submit} data-testid="template-composer">
      <div className={styles['panes']}>
        <fieldset className={styles['list']} aria-label={t('template.title')}>
          {templates.length < SEARCHED_FROM ? null : (
            <TextInput
              size="sm"
              leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
              placeholder={t('template.search')}
              aria-label={t('template.search')}
              value={query}
              onKeyDown={press}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          )}
          {found.map(({ id, name, category, language }, index) => (
            <label key={id} data-testid="template-choice">
              <input
                type="radio"
                name="template"
                className="visually-hidden"
                checked={id === chosen?.id}
                onKeyDown={press}
                // Who opened this wants to choose: the first thing that the keys reach.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={index === 0}
                onChange={() => {
                  setChosenId(id);
                  setValues([]);
                }}
              />
              <Words>{name}</Words>
              <small>
                {t(`template.category.${category}`)} · {languageName(language)}
              </small>
            </label>
          ))}
          {found.length === 0 ? <p className={styles['hint']}>{t('template.noMatch')}</p> : null}
        </fieldset>
        <div className={styles['fields']}>
          {chosen === undefined ? null : (
            <>
              <TemplateBubble template={chosen} values={given} />
              {given.map((value, place) => (
                <TextInput
                  // Fields have no name but their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={`${chosen.id}.${place}`}
                  size="sm"
                  label={t('template.variable', { number: place + 1 })}
                  placeholder={chosen.samples[place] ?? ''}
                  value={value}
                  maxLength={200}
                  data-testid="template-value"
                  onKeyDown={press}
                  onChange={({ currentTarget }) => {
                    const { value: next } = currentTarget;
                    setValues(given.map((each, index) => (index === place ? next : each)));
                  }}
                />
              ))}
            </>
          )}
        </div>
      </div>
      <div className={styles['bottom']}>
        <span className={styles['price']}>{price}</span>
        <Button variant="default" size="sm" onClick={onClose} data-testid="template-close">
          {t('template.back')}
        </Button>
        <Disabled why={whyNot}>
          <Button type="submit" size="sm" data-testid="template-send" rightSection={<Kbd keys="mod+enter" />}>
            {t('template.send')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
