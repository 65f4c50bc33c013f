import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { encode, renderSVG } from 'uqr';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { saveFile } from '../ui/saveFile.ts';
import styles from './Acquisition.module.css';
import { smsLink } from './keyword.ts';

/** Modules of light around the code, so that cameras find it (ISO/IEC 18004 asks for four in print). */
const CODE = { ecc: 'M', border: 4 } as const;
/** Dots of the picture for each module: sharp on paper at 10 cm. */
const DOTS = 32;

/** A keyword's QR code, which opens a text with the word, to look at and to print. */
export function KeywordQr({ word, phoneNumber, onClose }: { word: string; phoneNumber: string; onClose: () => void }) {
  const { t } = useTranslation(['acquisition', 'common']);
  const link = smsLink(phoneNumber, word);
  const svg = renderSVG(link, { ...CODE, pixelSize: 10 });
  return (
    <aside className={styles['side']}>
      <Card
        title={t('qr.title', { word })}
        aside={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('common:close')}
            onClick={onClose}
            data-testid="qr-close"
          >
            <IconX size={18} />
          </ActionIcon>
        }
      >
        <div className={styles['qr']} data-testid="keyword-qr">
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt={t('qr.alt', { word })} />
          <div>
            <p>{t('qr.about', { number: formatPhone(phoneNumber), word })}</p>
            <div className={styles['buttons']}>
              <Button
                variant="default"
                size="xs"
                aria-label={t('qr.svg')}
                onClick={() => saveFile(`${word}.svg`, new Blob([svg], { type: 'image/svg+xml' }))}
                data-testid="qr-svg"
              >
                SVG
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={t('qr.png')}
                onClick={() => void savePng(`${word}.png`, link)}
                data-testid="qr-png"
              >
                PNG
              </Button>
            </div>
          </div>
        </div>
        <div className={styles['link']}>
          <code dir="ltr">{link}</code>
          <CopyButton value={link} label={t('qr.copy')} />
        </div>
      </Card>
    </aside>
  );
}

async function savePng(name: string, link: string): Promise<void> {
  const { data, size } = encode(link, CODE);
  const canvas = new OffscreenCanvas(size * DOTS, size * DOTS);
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, size * DOTS, size * DOTS);
  paper.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) paper.fillRect(x * DOTS, y * DOTS, DOTS, DOTS);
  saveFile(name, await canvas.convertToBlob({ type: 'image/png' }));
}
