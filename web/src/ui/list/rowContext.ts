import { createContext, use } from 'react';

/** What a row of a ResourceTable knows of its place. */
export interface RowPlace {
  readonly id: string;
  /** Among the entries that are drawn, headings counted, and among the rows alone. */
  readonly entry: number;
  readonly index: number;
  /** What stands beside the table is this one. */
  readonly chosen: boolean;
  /** Undefined where rows cannot be selected. */
  readonly selected: boolean | undefined;
  /** 0 in the one row that Tab comes to. */
  readonly tabIndex: 0 | -1;
  readonly measure: (element: HTMLElement | null) => void;
  readonly open: ((id: string) => void) | undefined;
  readonly select: (id: string, range: boolean) => void;
}

export const RowContext = createContext<RowPlace | undefined>(undefined);

/** @throws Error outside a ResourceTable */
export function useRow(): RowPlace {
  const place = use(RowContext);
  if (place === undefined) throw new Error('useRow is for the rows of a ResourceTable');
  return place;
}
