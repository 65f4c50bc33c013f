import type access from './en/access.json';
import type account from './en/account.json';
import type analytics from './en/analytics.json';
import type auditLog from './en/auditLog.json';
import type automation from './en/automation.json';
import type bell from './en/bell.json';
import type blockList from './en/blockList.json';
import type calls from './en/calls.json';
import type callTargets from './en/callTargets.json';
import type common from './en/common.json';
import type contacts from './en/contacts.json';
import type errors from './en/errors.json';
import type forms from './en/forms.json';
import type holidays from './en/holidays.json';
import type home from './en/home.json';
import type inbox from './en/inbox.json';
import type live from './en/live.json';
import type notifications from './en/notifications.json';
import type numbers from './en/numbers.json';
import type onboarding from './en/onboarding.json';
import type people from './en/people.json';
import type phone from './en/phone.json';
import type phoneExtra from './en/phoneExtra.json';
import type recording from './en/recording.json';
import type refusals from './en/refusals.json';
import type settingWords from './en/settingWords.json';
import type shell from './en/shell.json';
import type shortcuts from './en/shortcuts.json';
import type signIn from './en/signIn.json';
import type sounds from './en/sounds.json';
import type transcript from './en/transcript.json';
import type ui from './en/ui.json';
import type workspaceSettings from './en/workspaceSettings.json';

/**
 * One namespace per area, loaded when a component asks for it. English is the source; its keys are what `t` accepts.
 * A new namespace is a line here and a file of this name in each of `en/`, `es/`, `fr/` and `de/`.
 */
export interface Texts {
  access: typeof access;
  account: typeof account;
  analytics: typeof analytics;
  auditLog: typeof auditLog;
  automation: typeof automation;
  bell: typeof bell;
  blockList: typeof blockList;
  calls: typeof calls;
  callTargets: typeof callTargets;
  common: typeof common;
  contacts: typeof contacts;
  errors: typeof errors;
  forms: typeof forms;
  holidays: typeof holidays;
  home: typeof home;
  inbox: typeof inbox;
  live: typeof live;
  notifications: typeof notifications;
  numbers: typeof numbers;
  onboarding: typeof onboarding;
  people: typeof people;
  phone: typeof phone;
  /** What the phone says now and then: loaded when it does. */
  phoneExtra: typeof phoneExtra;
  recording: typeof recording;
  refusals: typeof refusals;
  settingWords: typeof settingWords;
  shell: typeof shell;
  shortcuts: typeof shortcuts;
  signIn: typeof signIn;
  sounds: typeof sounds;
  transcript: typeof transcript;
  ui: typeof ui;
  workspaceSettings: typeof workspaceSettings;
}
