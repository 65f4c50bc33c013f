import { type FloatingPosition, Menu } from '@mantine/core';
import { IconBook2, IconKeyboard, IconLifebuoy, IconSparkles, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HelpMenuQuery } from '../../__generated__/HelpMenuQuery.graphql.ts';
import { lazyPart } from '../../base/lazyPart.ts';

const WhatsNew = lazyPart(() => import('./WhatsNew.tsx'));
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Keys, how-tos, what is new, and whom to ask. */
export function HelpMenu({
  children,
  onShortcuts,
  onLeave,
  position = 'right-end',
}: {
  /** @param opened then a hint would lie on the menu */
  children: (opened: boolean) => ReactElement;
  onShortcuts: () => void;
  /** The reader goes to another page. */
  onLeave?: () => void;
  position?: FloatingPosition;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, setOpened] = useState(false);
  const [news, setNews] = useState<boolean>();
  return (
    <>
      <Menu position={position} opened={opened} onChange={setOpened}>
        <Menu.Target>{children(opened)}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconKeyboard {...ICON} />} onClick={onShortcuts}>
            {t('top.shortcuts')}
          </Menu.Item>
          <Menu.Item leftSection={<IconSparkles {...ICON} />} onClick={() => setNews(true)}>
            {t('help.new')}
          </Menu.Item>
          <Suspense>
            <Elsewhere onLeave={onLeave} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{news === undefined ? null : <WhatsNew opened={news} onClose={() => setNews(false)} />}</Suspense>
    </>
  );
}

/** What whoever runs this installation names; without it, those who run the workspace. */
function Elsewhere({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { guidesUrl, supportUrl } = useLazyLoadQuery<HelpMenuQuery>(
    graphql`
      query HelpMenuQuery {
        fetchConfigurations {
          help {
            guidesUrl
            supportUrl
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).fetchConfigurations.help;
  return (
    <>
      {guidesUrl ? (
        <Menu.Item
          component="a"
          href={guidesUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBook2 {...ICON} />}
        >
          {t('help.guides')}
        </Menu.Item>
      ) : null}
      {supportUrl ? (
        <Menu.Item
          component="a"
          href={supportUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconLifebuoy {...ICON} />}
        >
          {t('help.support')}
        </Menu.Item>
      ) : (
        <Menu.Item component={Link} to="/settings/users" onClick={onLeave} leftSection={<IconUsers {...ICON} />}>
          {t('help.admins')}
        </Menu.Item>
      )}
    </>
  );
}
