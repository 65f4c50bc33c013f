import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../base/relay/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { useRefusalText } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { freshFile, keepFile } from './fileLinks.ts';
import styles from './Files.module.css';

interface Picture {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** A picture as large as the window; arrows walk through those beside it, Escape closes. */
export default function PictureView({
  pictures,
  at,
  onChange,
  onClose,
}: {
  pictures: readonly Picture[];
  at: number;
  onChange: (at: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['comments', 'common']);
  const textOf = useRefusalText();
  const [renewed, setRenewed] = useState<string>();
  const picture = pictures[at];
  if (!picture) return null;
  const { id, name, url } = picture;
  const step = (by: number) => {
    const next = at + by;
    if (next >= 0 && next < pictures.length) onChange(next);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
  };
  const renew = () => {
    if (renewed === id) return;
    setRenewed(id);
    freshFile(id).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
  };
  const keep = () => void keepFile(id, name).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={<Words as="b">{name}</Words>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ body: styles['viewBody'] ?? '', content: styles['view'] ?? '' }}
      onKeyDown={press}
      data-testid="picture-view"
    >
      <img src={url} alt={name} className={styles['large']} onError={renew} />
      <div className={styles['viewTools']} role="toolbar" aria-label={t('files.pictureTools')}>
        {pictures.length === 1 ? null : (
          <>
            <Tooltip label={t('files.previous')}>
              <ActionIcon
                size={36}
                variant="default"
                aria-label={t('files.previous')}
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                <IconChevronLeft size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
            <span>{t('files.place', { at: at + 1, of: pictures.length })}</span>
            <Tooltip label={t('files.next')}>
              <ActionIcon
                size={36}
                variant="default"
                aria-label={t('files.next')}
                disabled={at === pictures.length - 1}
                onClick={() => step(1)}
              >
                <IconChevronRight size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </>
        )}
        <Tooltip label={t('files.save')}>
          <ActionIcon size={36} variant="default" aria-label={t('files.save')} onClick={keep} data-autofocus>
            <IconDownload size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
    </Modal>
  );
}
