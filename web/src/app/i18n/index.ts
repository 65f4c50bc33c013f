import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './resources.ts';

await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
});
