import { Button, Popover } from '@mantine/core';
import { IconBrandGoogle, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OtherWaysInQuery } from '../__generated__/OtherWaysInQuery.graphql.ts';
import { CLIENT } from '../base/session/session.ts';
import { Optional } from '../ui/Optional.tsx';
import styles from './forms.module.css';

/** Ways in besides the password: Google where this installation has it, and a QR code of another device. */
export function OtherWaysIn({ next }: { next: string | undefined }) {
  const { t } = useTranslation('access');
  return (
    <>
      <div className={styles['or']}>{t('or')}</div>
      <div className={styles['ways']}>
        {/* Google shows itself in no frame. */}
        {CLIENT === 'web' ? (
          <Optional>
            <Google next={next} />
          </Optional>
        ) : null}
        <Popover width="target" position="bottom" withArrow trapFocus>
          <Popover.Target>
            <Button size="lg" variant="default" fullWidth leftSection={<IconQrcode size={18} stroke={1.75} />}>
              {t('qrHelp.button')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <ol className={styles['steps']} tabIndex={-1} data-autofocus>
              <li>{t('qrHelp.open')}</li>
              <li>{t('qrHelp.show')}</li>
              <li>{t('qrHelp.scan')}</li>
            </ol>
          </Popover.Dropdown>
        </Popover>
      </div>
    </>
  );
}

function Google({ next }: { next: string | undefined }) {
  const { t } = useTranslation('access');
  const { fetchSignInMethods } = useLazyLoadQuery<OtherWaysInQuery>(
    graphql`
      query OtherWaysInQuery {
        fetchSignInMethods {
          google
        }
      }
    `,
    {},
  );
  if (!fetchSignInMethods.google) return null;
  return (
    <Button
      component="a"
      href={`/api/auth/google?next=${encodeURIComponent(next ?? '/')}`}
      size="lg"
      variant="default"
      fullWidth
      leftSection={<IconBrandGoogle size={18} stroke={1.75} />}
    >
      {t('google')}
    </Button>
  );
}
