import { Button, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Bill_order$key } from '../__generated__/Bill_order.graphql.ts';
import type { BillMutation } from '../__generated__/BillMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { fileSize } from '../ui/fileSize.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Porting.module.css';

/** Bytes. */
const MAXIMUM = 10 * 1024 * 1024;

/** The bill that proves whose the numbers are; what it may be is said before it is chosen. */
export function Bill({
  order: key,
  readOnly,
  disabled,
}: {
  order: Bill_order$key;
  readOnly: boolean;
  /** Unsaved changes: a new bill makes a new version. */
  disabled: boolean;
}) {
  const { t, i18n } = useTranslation('porting');
  const { id, bill } = useFragment(
    graphql`
      fragment Bill_order on PortingOrder {
        id
        bill {
          id
          name
          size
          url
        }
      }
    `,
    key,
  );
  const [tooLarge, setTooLarge] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  const resetRef = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file === null) return;
    resetRef.current?.();
    clear();
    setTooLarge(file.size > MAXIMUM);
    if (file.size > MAXIMUM) return;
    void run(async () => {
      await commit<BillMutation>(
        graphql`
          mutation BillMutation($order: ID!, $file: File!) {
            uploadPortingBill(order: $order, file: $file) {
              id
              ...OrderForm_order
            }
          }
        `,
        { order: id, file: null as never },
        { files: { file } },
      );
      toast.success(t('bill.done'));
    });
  };
  return (
    <div className={styles['bill']} aria-busy={pending}>
      {bill ? (
        <p data-testid="porting-bill">
          <IconPaperclip size={16} aria-hidden />{' '}
          {bill.url ? (
            <a href={bill.url} target="_blank" rel="noreferrer" className="link">
              <Words>{bill.name}</Words>
            </a>
          ) : (
            <Words>{bill.name}</Words>
          )}{' '}
          <small>{bill.url ? fileSize(bill.size, i18n.language) : t('bill.deleted')}</small>
        </p>
      ) : null}
      {readOnly ? null : (
        <>
          <p className={styles['plain']}>{t('bill.hint')}</p>
          <div>
            <FileButton
              accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png"
              onChange={choose}
              resetRef={resetRef}
              disabled={disabled}
            >
              {(button) => (
                <Disabled why={disabled ? t('saveFirst') : undefined}>
                  <Button {...button} variant="default" loading={pending} data-testid="choose-bill">
                    {t(bill ? 'bill.replace' : 'bill.choose')}
                  </Button>
                </Disabled>
              )}
            </FileButton>
          </div>
          {tooLarge ? <p role="alert">{t('bill.tooLarge')}</p> : null}
          {refusal ? <Why refusal={refusal} /> : null}
        </>
      )}
    </div>
  );
}
