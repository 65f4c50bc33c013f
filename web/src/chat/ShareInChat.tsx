import { ActionIcon, Tooltip } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));

/** Shares a contact or a call with teammates, as a card in a chat. */
export default function ShareInChat({
  kind,
  id,
  plain = false,
}: {
  kind: 'CONTACT' | 'CALL';
  /** Of the contact, or of the conversation that is the call. */
  id: string;
  /** An icon among icons, without a frame. */
  plain?: boolean;
}) {
  const { t } = useTranslation('chat');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Tooltip label={t('share.action')}>
        <ActionIcon
          {...(plain ? {} : { size: 36, variant: 'default' })}
          aria-label={t('share.action')}
          onClick={() => setOpened(true)}
          data-testid="share-in-chat"
        >
          <IconShare3 size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {opened ? (
        <Suspense>
          <ShareDialog kind={kind} id={id} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
