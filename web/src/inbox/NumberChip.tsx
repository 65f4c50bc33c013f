import { Menu } from '@mantine/core';
import {
  IconBrandViber,
  IconBrandWhatsapp,
  IconCheck,
  IconChevronDown,
  IconMessage2,
  IconPhoto,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../ui/countryName.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Words } from '../ui/Words.tsx';
import type { ComposedChannel } from './composedChannel.ts';
import type { MessageChannel } from './useMessageChannels.ts';
import styles from './Composer.module.css';
import { isName, type SendingNumber } from './useSendingNumbers.ts';

/** The channel and the number that a text goes out by; another one can be chosen. */
export function NumberChip({
  numbers,
  number,
  isMms = false,
  channel = 'TEXT',
  channels = [],
  peerCountry,
  onChannel,
  onChoose,
}: {
  numbers: readonly SendingNumber[];
  number: SendingNumber;
  /** Files go along. */
  isMms?: boolean;
  channel?: ComposedChannel;
  /** Each with why it would not do. */
  channels?: readonly MessageChannel[];
  /** Of the other end: a name texts its own country alone. */
  peerCountry?: string | undefined;
  onChannel?: (channel: ComposedChannel) => void;
  onChoose: (id: string) => void;
}) {
  const { t, i18n } = useTranslation('inbox');
  const place = (code: string) => countryName(code, i18n.language);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <button type="button" className={styles['chip']} data-testid="composer-number">
          <ChannelIcon name={channel} size={15} />
          <b>{t(channel !== 'TEXT' ? `channel.name.${channel}` : isMms ? 'composer.mms' : 'composer.sms')}</b>
          <span className={styles['fromWord']}>{t('composer.fromWord')}</span>
          {number.name === formatPhone(number.number) ? null : (
            <Words className={styles['numberName']}>{number.name}</Words>
          )}
          {isName(number) ? <Words>{number.number}</Words> : <PhoneNumber number={number.number} />}
          <span className="visually-hidden">{t('composer.otherNumber')}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {channels.length === 0 ? null : (
          <>
            <Menu.Label>{t('channel.label')}</Menu.Label>
            {channels.map(({ channel: name, hindrance }) => {
              // Outside of the 24 hours a template still leaves.
              const works = hindrance === undefined || hindrance === 'WINDOW_CLOSED';
              const choice = name === 'WHATSAPP' || name === 'VIBER' ? name : 'TEXT';
              // Files alone make an MMS: it is named for what keeps it from being one.
              if (name === 'MMS' && hindrance !== 'PICTURES') return null;
              return (
                <Menu.Item
                  key={name}
                  data-testid={`channel-${name}`}
                  aria-disabled={!works}
                  data-disabled={!works}
                  closeMenuOnClick={works}
                  leftSection={<ChannelIcon name={name} />}
                  rightSection={works && choice === channel && name !== 'MMS' ? <IconCheck size={16} /> : null}
                  onClick={() => (works ? onChannel?.(choice) : undefined)}
                >
                  {t(`channel.name.${name}`)}
                  {hindrance === undefined ? null : (
                    <div className={styles['whyChannel']}>
                      {t(
                        name === 'VIBER' && hindrance === 'NOT_CONNECTED'
                          ? 'channel.noSender'
                          : `channel.why.${hindrance}`,
                        { country: place(number.country) },
                      )}
                    </div>
                  )}
                </Menu.Item>
              );
            })}
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{t('composer.sendFrom')}</Menu.Label>
        {numbers.map(({ id, name, number: value, type, country }) => {
          const why =
            isName({ type }) && peerCountry !== undefined && peerCountry !== country
              ? t('channel.why.SENDER_COUNTRY', { country: place(country) })
              : undefined;
          return (
            <Menu.Item
              key={id}
              aria-disabled={why !== undefined}
              data-disabled={why !== undefined}
              closeMenuOnClick={why === undefined}
              rightSection={id === number.id ? <IconCheck size={16} /> : null}
              onClick={() => (why === undefined ? onChoose(id) : undefined)}
              data-testid="send-from"
            >
              <span className={styles['choice']}>
                <Words>{name}</Words>{' '}
                {isName({ type }) ? (
                  <span>{t('channel.senderName', { country: place(country) })}</span>
                ) : (
                  <PhoneNumber number={value} />
                )}
              </span>
              {why === undefined ? null : <div className={styles['whyChannel']}>{why}</div>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const ICONS: Readonly<Record<string, typeof IconMessage2>> = {
  MMS: IconPhoto,
  SMS: IconMessage2,
  VIBER: IconBrandViber,
  WHATSAPP: IconBrandWhatsapp,
};

function ChannelIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? IconMessage2;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
