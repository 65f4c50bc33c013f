/**
 * One namespace per area, loaded when a component asks for it. English is the source; its keys are what `t` accepts.
 * A new namespace is a line here and a file of this name in each of `en/`, `es/`, `fr/` and `de/`.
 */
export interface Texts {
  calls: typeof import('./en/calls.json');
  common: typeof import('./en/common.json');
  contacts: typeof import('./en/contacts.json');
  errors: typeof import('./en/errors.json');
  forms: typeof import('./en/forms.json');
  home: typeof import('./en/home.json');
  inbox: typeof import('./en/inbox.json');
  phone: typeof import('./en/phone.json');
  shell: typeof import('./en/shell.json');
  signIn: typeof import('./en/signIn.json');
  ui: typeof import('./en/ui.json');
}
