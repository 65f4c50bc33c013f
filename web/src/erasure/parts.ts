/** What deletes for good, each fetched when somebody is to see it. */
export const everything = () => import('./DeleteEverythingCard.tsx');
export const person = () => import('./ErasePerson.tsx');
