import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { type Channels, type Way, WAYS } from './channels.ts';
import styles from './Notifications.module.css';

/** Every event in a row, every way in a column. The bell is not among them: it always has everything. */
export function ChannelMatrix({
  channels,
  onChange,
}: {
  channels: readonly Channels[];
  onChange: (channels: readonly Channels[]) => void;
}) {
  const { t } = useTranslation('notifications');
  const change = (row: Channels, way: Way, on: boolean) =>
    onChange(channels.map((other) => (other.event === row.event ? { ...other, [way]: on } : other)));
  return (
    <>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.event')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`matrix.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((row) => {
            const name = t(`events.${row.event}`);
            return (
              <tr key={row.event}>
                <th scope="row">{name}</th>
                {WAYS.map((way) => (
                  <td key={way}>
                    {row[way] === null || row[way] === undefined ? (
                      <span className={styles['none']}>
                        <span aria-hidden>–</span>
                        <span className="visually-hidden">{t('matrix.none')}</span>
                      </span>
                    ) : (
                      <Disabled why={row.always.includes(way) ? t('matrix.always') : undefined}>
                        <Checkbox
                          size="sm"
                          checked={row[way]}
                          onChange={(event) => change(row, way, event.currentTarget.checked)}
                          aria-label={t('matrix.cell', { event: name, way: t(`matrix.${way}`) })}
                          data-testid={`channel-${row.event}-${way}`}
                        />
                      </Disabled>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles['note']}>
        {t('matrix.bell')}{' '}
        <Link to="/settings/notifications/log" className="link">
          {t('matrix.log')}
        </Link>
      </p>
    </>
  );
}
