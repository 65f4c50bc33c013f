import type access from '../../sign-in/texts/access/en.json';
import type account from '../../account/texts/en.json';
import type analytics from '../../analytics/texts/en.json';
import type auditLog from '../../workspace-settings/texts/auditLog/en.json';
import type automation from '../../automation/texts/en.json';
import type bell from '../../bell/texts/en.json';
import type blockList from '../../blockList/texts/en.json';
import type calls from '../../calls/texts/en.json';
import type callTargets from '../../phone/texts/callTargets/en.json';
import type common from '../texts/common/en.json';
import type contacts from '../../contacts/texts/en.json';
import type errors from '../../ui/texts/errors/en.json';
import type forms from '../../ui/texts/forms/en.json';
import type holidays from '../../hours/texts/holidays/en.json';
import type home from '../../home/texts/en.json';
import type inbox from '../../inbox/texts/en.json';
import type live from '../../live/texts/en.json';
import type notifications from '../../notifications/texts/en.json';
import type numbers from '../../numbers/texts/en.json';
import type onboarding from '../../onboarding/texts/en.json';
import type people from '../../people/texts/en.json';
import type phone from '../../phone/texts/en.json';
import type phoneExtra from '../../phone/texts/phoneExtra/en.json';
import type recording from '../../calls/texts/recording/en.json';
import type refusals from '../texts/refusals/en.json';
import type settingWords from '../../app/texts/settingWords/en.json';
import type shell from '../../app/texts/shell/en.json';
import type shortcuts from '../../app/texts/shortcuts/en.json';
import type signIn from '../../sign-in/texts/en.json';
import type sounds from '../../sounds/texts/en.json';
import type transcript from '../../calls/texts/transcript/en.json';
import type ui from '../../ui/texts/en.json';
import type workspaceSettings from '../../workspace-settings/texts/en.json';

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
