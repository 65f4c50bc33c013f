import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '../base/relay/refusal.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { downloadPdf } from './downloadPdf.ts';

/** Saves a document of the workspace; a failure is told beside the page. */
export function DownloadPdf({
  address,
  name,
  label,
  primary = false,
  small = false,
  children,
}: {
  address: string;
  name: string;
  /** What a reader hears where the text on the button is the same in many rows. */
  label?: string;
  primary?: boolean;
  small?: boolean;
  children: ReactNode;
}) {
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadPdf(address, name);
    } catch (error) {
      toast.error(textOf(refusalOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={small ? 'compact-sm' : 'sm'}
      variant={primary ? 'filled' : small ? 'subtle' : 'default'}
      loading={busy}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(small ? {} : { leftSection: <IconDownload size={16} /> })}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
