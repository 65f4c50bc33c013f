/** Takes away the sign that asks for color, where the emoji is one without it: else 👍 and 👍️ would be two reactions. */
export const asOneEmoji = (unicode: string): string => {
  const plain = unicode.replaceAll('\uFE0F', '');
  return /^\p{RGI_Emoji}$/v.test(plain) ? plain : unicode;
};
