import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { KeywordsDeleteMutation } from '../__generated__/KeywordsDeleteMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { counted } from '../ui/counted.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { toast } from '../ui/toast.ts';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Acquisition.module.css';
import type { Keyword } from './keyword.ts';

const COLUMNS = ['word', 'where', 'answer', 'seen', 'joined', 'left'] as const;
const FIGURES: readonly string[] = ['seen', 'joined', 'left'];

/** All keywords with what came of each. */
export function Keywords({
  keywords,
  limit,
  open,
  make,
  onOpen,
  onEdit,
  onDeleted,
}: {
  keywords: readonly Keyword[];
  limit: number;
  /** The one whose code is shown. */
  open: string | undefined;
  /** What makes one more. */
  make: ReactNode;
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('acquisition');
  const me = useMe();
  const [leaving, setLeaving] = useState<Keyword>();
  const [mayEdit, mayDelete] = [
    me.whyNot('KEYWORDS', 'UPDATE') === undefined,
    me.whyNot('KEYWORDS', 'DELETE') === undefined,
  ];
  return (
    <Card
      title={
        <>
          {t('keywords')} <small className={styles['used']}>{t('used', { used: keywords.length, count: limit })}</small>
        </>
      }
      aside={make}
    >
      {keywords.length === 0 ? <p className={styles['none']}>{t('noKeywords')}</p> : null}
      <div className={styles['scroll']} hidden={keywords.length === 0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-figure={FIGURES.includes(name) || undefined} data-column={name}>
                  {t(`columns.${name}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keywords.map((keyword) => {
              const { id, word, phoneNumber, optInLevel, question, answer, listName, seen, joined, left } = keyword;
              return (
                <tr key={id} data-open={id === open || undefined} data-testid="keyword-row">
                  <th scope="row">
                    <button
                      type="button"
                      className={styles['word']}
                      aria-pressed={id === open}
                      aria-label={t('show', { word })}
                      onClick={() => onOpen(id)}
                      data-testid="keyword-open"
                    >
                      <bdi>{word}</bdi>
                    </button>
                  </th>
                  <td>
                    <PhoneNumber number={phoneNumber} flag={false} />
                    <small>{t(optInLevel === 'DOUBLE' ? 'level.DOUBLE' : 'level.SINGLE')}</small>
                    {listName === null || listName === undefined ? (
                      <small className={styles['off']}>{t('noList')}</small>
                    ) : (
                      <small>
                        <Words>{listName}</Words>
                      </small>
                    )}
                  </td>
                  <td dir="auto" data-column="answer">
                    {question ?? answer}
                  </td>
                  <td data-figure className="tabular" data-testid="keyword-seen">
                    {counted(seen, false)}
                  </td>
                  <td data-figure className="tabular" data-testid="keyword-joined">
                    <b>{counted(joined, false)}</b>
                  </td>
                  <td data-figure className="tabular">
                    {counted(left, false)}
                  </td>
                  <td>
                    <RowMenu
                      word={word}
                      onShow={() => onOpen(id)}
                      onEdit={mayEdit ? () => onEdit(id) : undefined}
                      onDelete={mayDelete ? () => setLeaving(keyword) : undefined}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <TypeToConfirm
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('delete.title')}
        text={leaving?.word ?? ''}
        confirm={t('delete.confirm')}
        onConfirm={async () => {
          await commit<KeywordsDeleteMutation>(
            graphql`
              mutation KeywordsDeleteMutation($id: ID!) {
                deleteKeyword(id: $id) {
                  id
                }
              }
            `,
            { id: leaving?.id ?? '' },
          );
          setLeaving(undefined);
          toast.success(t('delete.done'));
          onDeleted();
        }}
      >
        {t('delete.about')}
      </TypeToConfirm>
    </Card>
  );
}

/** What can be done with a keyword; what the reader's role does not allow is left out. */
function RowMenu({
  word,
  onShow,
  onEdit,
  onDelete,
}: {
  word: string;
  onShow: () => void;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}) {
  const { t } = useTranslation('acquisition');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('more', { word })} data-testid="keyword-more">
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconQrcode size={16} />} onClick={onShow}>
          {t('qr.show')}
        </Menu.Item>
        {onEdit === undefined ? null : (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit} data-testid="keyword-edit">
            {t('edit.action')}
          </Menu.Item>
        )}
        {onDelete === undefined ? null : (
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDelete} data-testid="keyword-delete">
            {t('delete.action')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
