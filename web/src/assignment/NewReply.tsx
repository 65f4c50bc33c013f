import { Button, Menu } from '@mantine/core';
import { IconClockOff, IconMessageReply, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { type EditedRule, NEW } from './rule.ts';

/** What a reply begins with: hours or words. */
export function NewReply({ whyNot, onNew }: { whyNot: string | undefined; onNew: (initial: EditedRule) => void }) {
  const { t } = useTranslation('assignment');
  const button = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      aria-haspopup="menu"
      data-testid="reply-new"
    >
      {t('reply.new')}
    </Button>
  );
  if (whyNot !== undefined) return <Disabled why={whyNot}>{button}</Disabled>;
  const reply: EditedRule = { ...NEW, kind: 'REPLY', handOn: false };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconClockOff size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            onNew({ ...reply, name: t('reply.outside.name'), hours: 'OUTSIDE', text: t('reply.outside.standard') })
          }
          data-testid="reply-new-outside"
        >
          {t('reply.outside.name')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMessageReply size={18} stroke={1.75} aria-hidden />}
          onClick={() => onNew(reply)}
          data-testid="reply-new-words"
        >
          {t('reply.words')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
