import { Button } from '@mantine/core';
import { IconDownload, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../base/relay/refusal.ts';
import { toast } from '../toast.ts';
import { useRefusalText } from '../useRefusalText.ts';
import type { Again } from './again.ts';

interface Progress {
  readonly written: number;
  /** Undefined where there are more than are counted. */
  readonly all: number | undefined;
  /** A page could not be read: asks for it again. */
  readonly again?: () => void;
}

export interface ExportRun extends Pick<Again, 'onFailed' | 'signal'> {
  /** Told how many rows were written, and how many there will be with those that follow. */
  readonly onWritten: (rows: number, all: number | undefined) => void;
}

/** Takes a table out of the browser, page by page, with how far it is and a way to stop it. */
export function ExportButton({
  label,
  testId,
  size = 'sm',
  onExport,
  progressOf,
}: {
  label: string;
  testId: string;
  size?: 'xs' | 'sm';
  /** Reads and saves; what it rejects with is told in a toast. */
  onExport: (run: ExportRun) => Promise<void>;
  progressOf: (written: number, all: number | undefined) => string;
}) {
  const { t } = useTranslation('common');
  const refusalText = useRefusalText();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    let written = 0;
    let all: number | undefined;
    setProgress({ written, all });
    try {
      await onExport({
        signal: controller.signal,
        onWritten: (rows, known) => {
          written += rows;
          all = known;
          setProgress({ written, all });
        },
        onFailed: (error) =>
          new Promise((resolve) => {
            toast.error(refusalText(refusalOf(error)));
            setProgress({ written, all, again: resolve });
          }),
      });
    } catch (error) {
      if (!controller.signal.aborted) toast.error(refusalText(refusalOf(error)));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  };

  if (progress) {
    const { written, all, again } = progress;
    return (
      <>
        {again === undefined ? null : (
          <Button
            size={size}
            leftSection={<IconRefresh size={16} />}
            onClick={() => {
              setProgress({ written, all });
              again();
            }}
            data-testid={`${testId}-again`}
          >
            {t('tryAgain')}
          </Button>
        )}
        <Button
          size={size}
          variant="default"
          leftSection={<IconX size={16} />}
          onClick={stop}
          data-testid={`${testId}-cancel`}
        >
          <span role="status" className="tabular">
            {progressOf(written, all)}
          </span>
        </Button>
      </>
    );
  }
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void run()}
      data-testid={testId}
    >
      {label}
    </Button>
  );
}
