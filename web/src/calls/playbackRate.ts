/** How fast recordings are played, in the order in which a press changes it. */
const RATES = [1, 1.5, 2, 0.75];
const KEY = 'ringline.playback-rate';

/** The one after it; after what is none of them, the usual one. */
export const nextRate = (rate: number): number => RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;

/** As it was chosen last on this device: whoever hears calls all day chooses once. */
export function rememberedRate(): number {
  const rate = Number(localStorage.getItem(KEY));
  return RATES.includes(rate) ? rate : 1;
}

/** For the next recording as well. */
export const rememberRate = (rate: number): void => localStorage.setItem(KEY, String(rate));
