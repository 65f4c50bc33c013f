import { useTranslation } from 'react-i18next';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import type { Node } from './flow/nodes.ts';

/** Of the calls of the last 30 days: how many came to each step, and what was pressed there. */
export interface Figures {
  readonly calls: number;
  readonly nodes: readonly {
    readonly nodeId: string;
    readonly calls: number;
    readonly pressed: readonly { readonly key: string; readonly times: number }[];
    /** Calls that somebody took there, and the seconds that those callers rang or waited. */
    readonly answered: number;
    readonly averageWait: number | null | undefined;
  }[];
}

/** What the cards and the panel say of the last 30 days; nothing while no call was counted. */
export function useFigureWords(figures: Figures | undefined) {
  const { t } = useTranslation('automation');
  const percent = (part: number, of: number) =>
    new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(
      of === 0 ? 0 : part / of,
    );
  const counted = figures !== undefined && figures.calls > 0 ? figures : undefined;
  const of = ({ id }: Node) => counted?.nodes.find(({ nodeId }) => nodeId === id);
  return {
    line: (node: Node): string | undefined => {
      if (counted === undefined) return undefined;
      const own = of(node);
      const calls = own?.calls ?? 0;
      const [most] = own?.pressed ?? [];
      return most === undefined || calls === 0
        ? t('figures.calls', { count: calls })
        : t('figures.pressed', { count: calls, share: percent(most.times, calls), key: most.key });
    },
    facts: (node: Node): readonly { readonly value: string; readonly what: string }[] => {
      const own = of(node);
      if (counted === undefined || own === undefined) return [];
      const taken = node.kind === 'RING' || node.kind === 'QUEUE';
      return [
        { value: new Intl.NumberFormat(formatLocale()).format(own.calls), what: t('figures.days') },
        { value: percent(own.calls, counted.calls), what: t('figures.share') },
        ...(taken ? [{ value: percent(own.answered, own.calls), what: t('figures.answered') }] : []),
        ...(taken && own.averageWait != null
          ? [{ value: `${own.averageWait} ${t('unit.s')}`, what: t('figures.wait') }]
          : []),
      ];
    },
  };
}
