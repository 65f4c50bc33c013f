import { Button } from '@mantine/core';
import { IconDownload, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { csvMoment } from '../ui/clocks.ts';
import { figure } from '../ui/counted.ts';
import { isSelected, type Selection } from '../ui/list/selection.ts';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import type { CallFilter } from './callFilter.ts';
import { callsSheet } from './callsSheet.ts';
import { exportCalls, type Wanted } from './exportCalls.ts';

interface Progress {
  readonly written: number;
  /** Undefined where there are more than are counted. */
  readonly all: number | undefined;
  /** A page could not be read: asks for it again. */
  readonly again?: () => void;
}

/** Takes the calls that the filter leaves, or those of them that are selected, out of the browser as a table for spreadsheets. */
export function ExportCalls({
  filter,
  selection,
  onDone,
}: {
  filter: CallFilter;
  selection?: Selection;
  onDone?: () => void;
}) {
  const { t, i18n } = useTranslation(['calls', 'common']);
  const refusalText = useRefusalText();
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    const zone = viewerZone();
    const sheet = callsSheet(i18n.getFixedT(null, 'calls'), i18n.language, zone);
    let written = 0;
    let all: number | undefined;
    setProgress({ written, all });
    try {
      await exportCalls(environment, filter, {
        ...(selection ? { wanted: wantedOf(selection) } : {}),
        signal: controller.signal,
        onCalls: (calls, known) => {
          sheet.write(calls);
          written += calls.length;
          all = known;
          setProgress({ written, all });
        },
        onFailed: (error) =>
          new Promise((resolve) => {
            toast.error(refusalText(refusalOf(error)));
            setProgress({ written, all, again: resolve });
          }),
      });
      saveFile(`calls-${csvMoment(new Date(), zone).slice(0, 10)}.csv`, sheet.file());
      toast.success(t('export.done', { count: written, written: figure(written) }));
      onDone?.();
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
            size="sm"
            leftSection={<IconRefresh size={16} />}
            onClick={() => {
              setProgress({ written, all });
              again();
            }}
            data-testid="history-export-again"
          >
            {t('common:tryAgain')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconX size={16} />}
          onClick={stop}
          data-testid="history-export-cancel"
        >
          <span role="status" className="tabular">
            {all === undefined
              ? t('export.written', { read: figure(written) })
              : t('export.progress', { read: figure(written), all: figure(all) })}
          </span>
        </Button>
      </>
    );
  }
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void run()}
      data-testid={selection === undefined ? 'history-export' : 'history-export-selected'}
    >
      {t('export.csv')}
    </Button>
  );
}

const wantedOf = (selection: Selection): Wanted => ({
  has: (id) => isSelected(selection, id),
  ...(selection.all ? { without: selection.ids.size } : { count: selection.ids.size }),
});
