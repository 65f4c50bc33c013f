import { partExtension } from '../ui/numbers.ts';

/** A duration as mm:ss, with hours when over one (spec 001 §9). */
export function clockOf(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

/**
 * What was typed into the dialer: text that looks like a number loses everything but digits and plus, unless there is an extension
 * behind it; other text is a
 * name to search for. Zero-width characters go either way (spec 001 §5).
 */
export function readDialerInput(text: string): { text: string; isNumber: boolean } {
  const visible = text.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '');
  // Stays as it is typed: the server dials what is behind the number once that answers.
  if (partExtension(visible).extension !== '') return { text: visible, isNumber: true };
  const isNumber = /^\s*\+?[\d\s().\-/]*$/.test(visible) && /\d/.test(visible);
  return isNumber ? { text: visible.replaceAll(/[^\d+]/g, ''), isNumber } : { text: visible, isNumber };
}
