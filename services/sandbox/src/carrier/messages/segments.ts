/** GSM 03.38 basic set, and the extension table whose characters count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';

/** How many SMS a text takes: GSM-7 160/153, UCS-2 70/67 (defaults 23 `segments`). An empty text is one. */
export function segmentsOf(text: string): number {
  let septets = 0;
  for (const character of text) {
    if (basic.includes(character)) septets += 1;
    else if (extended.includes(character)) septets += 2;
    else return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  }
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}
