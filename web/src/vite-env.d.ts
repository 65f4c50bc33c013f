/// <reference types="vite/client" />

/** Made by web/texts.ts. */
declare module 'virtual:texts' {
  import type { ResourceKey } from 'i18next';

  type Group = 'frame' | 'kit' | 'entrance' | 'refused' | 'pages' | 'aside';
  /** The file in which each area's texts travel. */
  export const groups: Readonly<Record<string, Group>>;
  /** Fetches a group of areas' texts, by area. */
  export const fetchTexts: Readonly<
    Record<'en' | 'es' | 'fr' | 'de', Readonly<Record<Group, () => Promise<Record<string, ResourceKey>>>>>
  >;
}
