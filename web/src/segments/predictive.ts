import type { SegmentField } from './fields.ts';

/** The plan's feature that these fields need (defaults 3.1). */
export const PREDICTIVE = 'PREDICTIVE_SEGMENTATION';
export const BANDS = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const PREDICTED: readonly SegmentField[] = ['BUY_AGAIN', 'CHURN_RISK', 'BEST_HOUR'];
