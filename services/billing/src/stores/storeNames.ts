/** Stores as their platforms write them. A shop's name becomes a part of an address that is called. */
const NAMES: Readonly<Record<string, RegExp>> = {
  SHOPIFY: /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/,
  WIX: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Platforms whose own till takes the money. */
export const WITH_TILL = Object.keys(NAMES);

export const isStore = (platform: string, store: string): boolean => NAMES[platform]?.test(store) ?? false;
