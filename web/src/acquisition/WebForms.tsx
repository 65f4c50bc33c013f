import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { WebFormsDeleteMutation } from '../__generated__/WebFormsDeleteMutation.graphql.ts';
import type { WebFormsSwitchMutation } from '../__generated__/WebFormsSwitchMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { counted } from '../ui/counted.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Acquisition.module.css';
import type { WebForm } from './webForm.ts';

const COLUMNS = ['name', 'where', 'status', 'opened', 'joined', 'left'] as const;
const FIGURES: readonly string[] = ['opened', 'joined', 'left'];
const TONES: Readonly<Record<string, Tone>> = {
  OPEN: 'success',
  OFF: 'neutral',
  NO_LIST: 'danger',
  NO_NUMBER: 'danger',
};

/** All web forms with what came of each. */
export function WebForms({
  forms,
  limit,
  open,
  make,
  onOpen,
  onEdit,
  onDeleted,
}: {
  forms: readonly WebForm[];
  limit: number;
  /** The one that is shown beside the list. */
  open: string | undefined;
  /** What makes one more. */
  make: ReactNode;
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('acquisition');
  const me = useMe();
  const [leaving, setLeaving] = useState<WebForm>();
  const { refusal, run } = useCommit();
  const mayEdit = me.whyNot('KEYWORDS', 'UPDATE') === undefined;
  const mayDelete = me.whyNot('KEYWORDS', 'DELETE') === undefined;
  const turn = ({ id }: WebForm, enabled: boolean) =>
    void run(async () => {
      await commit<WebFormsSwitchMutation>(
        graphql`
          mutation WebFormsSwitchMutation($id: ID!, $enabled: Boolean!) {
            switchWebForm(id: $id, enabled: $enabled) {
              id
              enabled
              status
            }
          }
        `,
        { id, enabled },
      );
      toast.success(t(enabled ? 'form.turnedOn' : 'form.turnedOff'));
    });
  return (
    <Card
      title={
        <>
          {t('forms')} <small className={styles['used']}>{t('used', { used: forms.length, count: limit })}</small>
        </>
      }
      aside={make}
    >
      {refusal === undefined ? null : <Why refusal={refusal} />}
      {forms.length === 0 ? (
        <p className={styles['none']}>{t('form.none')}</p>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" data-figure={FIGURES.includes(name) || undefined} data-column={name}>
                    {t(`formColumns.${name}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {forms.map((form) => {
                const { id, name, phoneNumber, optInLevel, listName, status, seen, joined, left, enabled } = form;
                return (
                  <tr key={id} data-open={id === open || undefined} data-testid="form-row">
                    <th scope="row">
                      <button
                        type="button"
                        className={styles['word']}
                        aria-pressed={id === open}
                        aria-label={t('form.show', { name })}
                        onClick={() => onOpen(id)}
                        data-testid="form-open"
                      >
                        <Words>{name}</Words>
                      </button>
                    </th>
                    <td data-column="where">
                      <PhoneNumber number={phoneNumber} flag={false} />
                      <small>{t(optInLevel === 'DOUBLE' ? 'level.DOUBLE' : 'form.level.SINGLE')}</small>
                      {listName === null || listName === undefined ? null : (
                        <small>
                          <Words>{listName}</Words>
                        </small>
                      )}
                    </td>
                    <td>
                      <Status status={status} />
                    </td>
                    <td data-figure data-column="opened" className="tabular">
                      {counted(seen, false)}
                    </td>
                    <td data-figure className="tabular" data-testid="form-joined">
                      <b>{counted(joined, false)}</b>
                    </td>
                    <td data-figure className="tabular">
                      {counted(left, false)}
                    </td>
                    <td>
                      <RowMenu
                        name={name}
                        enabled={enabled}
                        onShow={() => onOpen(id)}
                        onEdit={mayEdit ? () => onEdit(id) : undefined}
                        onSwitch={mayEdit ? () => turn(form, !enabled) : undefined}
                        onDelete={mayDelete ? () => setLeaving(form) : undefined}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <TypeToConfirm
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('form.delete.title')}
        text={leaving?.name ?? ''}
        confirm={t('form.delete.confirm')}
        onConfirm={async () => {
          await commit<WebFormsDeleteMutation>(
            graphql`
              mutation WebFormsDeleteMutation($id: ID!) {
                deleteWebForm(id: $id) {
                  id
                }
              }
            `,
            { id: leaving?.id ?? '' },
          );
          setLeaving(undefined);
          toast.success(t('form.delete.done'));
          onDeleted();
        }}
      >
        {t('form.delete.about')}
      </TypeToConfirm>
    </Card>
  );
}

function Status({ status }: { status: WebForm['status'] }) {
  const { t } = useTranslation('acquisition');
  return (
    <span data-testid="form-status">
      <StatusChip tone={TONES[status] ?? 'neutral'}>{t(`form.status.${status}`)}</StatusChip>
    </span>
  );
}

/** What can be done with a form; what the reader's role does not allow is left out. */
function RowMenu({
  name,
  enabled,
  onShow,
  onEdit,
  onSwitch,
  onDelete,
}: {
  name: string;
  enabled: boolean;
  onShow: () => void;
  onEdit: (() => void) | undefined;
  onSwitch: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}) {
  const { t } = useTranslation('acquisition');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('more', { word: name })} data-testid="form-more">
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye size={16} />} onClick={onShow}>
          {t('form.showAction')}
        </Menu.Item>
        {onEdit === undefined ? null : (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit} data-testid="form-edit">
            {t('edit.action')}
          </Menu.Item>
        )}
        {onSwitch === undefined ? null : (
          <Menu.Item
            leftSection={enabled ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
            onClick={onSwitch}
            data-testid="form-switch"
          >
            {t(enabled ? 'form.turnOff' : 'form.turnOn')}
          </Menu.Item>
        )}
        {onDelete === undefined ? null : (
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDelete} data-testid="form-delete">
            {t('delete.action')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
