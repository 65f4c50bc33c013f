import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SegmentCountQuery } from '../__generated__/SegmentCountQuery.graphql.ts';
import { formatSmallMoney } from '../calls/formatSmallMoney.ts';
import styles from './Composer.module.css';
import { LONGEST_CAPTION, LONGEST_VIBER } from './files/rules.ts';
import { MAX_SEGMENTS, type Segmentation, WARN_SEGMENTS } from './segments.ts';
import { sideBySide } from '../base/words.ts';

/** How long a text is, in what the carrier counts: 92/160 · 1 segment · $0.015. */
export function SegmentCount({
  counted: { units, room, segments },
  price,
  free = false,
}: {
  counted: Segmentation;
  /** Per segment, in US dollars. */
  price?: number | undefined;
  free?: boolean;
}) {
  const { t } = useTranslation('inbox');
  const tooLong = segments > MAX_SEGMENTS;
  const cost = free ? t('composer.free') : price === undefined ? undefined : formatSmallMoney(segments * price);
  const parts = units === 0 ? [`0/${room}`] : [`${units}/${room}`, t('composer.segments', { count: segments }), cost];
  return (
    <p
      className={`${styles['count']} tabular`}
      data-testid="composer-count"
      data-warn={segments >= WARN_SEGMENTS || undefined}
      data-over={tooLong || undefined}
    >
      {tooLong ? t('composer.tooLong', { count: segments, most: MAX_SEGMENTS }) : sideBySide(parts)}
    </p>
  );
}

/** How long the words beside pictures are, and what the message costs as one: 24/1600 · MMS · $0.04. */
export function PictureCount({
  characters,
  price,
  free = false,
}: {
  characters: number;
  price?: number | undefined;
  free?: boolean;
}) {
  const { t } = useTranslation('inbox');
  const cost = free ? t('composer.free') : price === undefined ? undefined : formatSmallMoney(price);
  return (
    <p
      className={`${styles['count']} tabular`}
      data-testid="composer-count"
      data-over={characters > LONGEST_CAPTION || undefined}
    >
      {sideBySide([`${characters}/${LONGEST_CAPTION}`, t('composer.mms'), cost])}
    </p>
  );
}

/** How long a WhatsApp message is, and what it costs as one: 24/1600 · WhatsApp · $0.005. */
export function WhatsAppCount({ characters, price }: { characters: number; price?: number | undefined }) {
  const { t } = useTranslation('inbox');
  const cost = price === undefined ? undefined : formatSmallMoney(price);
  return (
    <p
      className={`${styles['count']} tabular`}
      data-testid="composer-count"
      data-over={characters > LONGEST_CAPTION || undefined}
    >
      {sideBySide([`${characters}/${LONGEST_CAPTION}`, t('composer.whatsapp'), cost])}
    </p>
  );
}

/** The same with what it costs to answer somebody there. */
export function WhatsAppCountWithPrice({ characters, country }: { characters: number; country: string }) {
  return <WhatsAppCount characters={characters} price={useRate(country)?.whatsappRate} />;
}

/** How long a Viber message is, and what it costs as one: 24/1000 · Viber · $0.03. */
export function ViberCount({ characters, price }: { characters: number; price?: number | undefined }) {
  const { t } = useTranslation('inbox');
  // A country that has no price is one that Viber does not reach.
  const cost = price === undefined || price === 0 ? undefined : formatSmallMoney(price);
  return (
    <p
      className={`${styles['count']} tabular`}
      data-testid="composer-count"
      data-over={characters > LONGEST_VIBER || undefined}
    >
      {sideBySide([`${characters}/${LONGEST_VIBER}`, t('channel.name.VIBER'), cost])}
    </p>
  );
}

/** The same with its price: less while a person who wrote is answered. */
export function ViberCountWithPrice({
  characters,
  country,
  inSession,
}: {
  characters: number;
  country: string;
  inSession: boolean;
}) {
  const rate = useRate(country);
  return <ViberCount characters={characters} price={inSession ? rate?.viberReplyRate : rate?.viberRate} />;
}

/** What a WhatsApp message costs, whatever it says. */
export function WhatsAppPrice({ country }: { country: string }) {
  const { t } = useTranslation('inbox');
  const price = useRate(country)?.whatsappRate;
  return <>{sideBySide([t('composer.whatsapp'), price === undefined ? undefined : formatSmallMoney(price)])}</>;
}

/** The same with what it costs to send pictures into a country. */
export function PictureCountWithPrice({ characters, country }: { characters: number; country: string }) {
  return <PictureCount characters={characters} price={useRate(country)?.mmsRate ?? undefined} />;
}

/** The same with what it costs to text into a country. */
export function SegmentCountWithPrice({ counted, country }: { counted: Segmentation; country: string }) {
  return <SegmentCount counted={counted} price={useRate(country)?.smsRate} />;
}

function useRate(country: string) {
  const { fetchRates } = useLazyLoadQuery<SegmentCountQuery>(
    graphql`
      query SegmentCountQuery($country: String!) {
        fetchRates(country: $country) {
          country
          smsRate
          mmsRate
          whatsappRate
          viberRate
          viberReplyRate
        }
      }
    `,
    { country },
  );
  return fetchRates.find((each) => each.country === country) ?? fetchRates[0];
}
