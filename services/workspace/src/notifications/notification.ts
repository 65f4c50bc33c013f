/** A notification as everybody outside sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { languageOf, type Language } from '@ringline/kit/mail';
import { NotificationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { NotificationSchema } from '@ringline/proto/workspace/v1/notifications_pb';
import type { Unit } from '../context.ts';
import { billingWords } from './billingWords.ts';
import type { Notification } from '../generated/prisma/client.ts';

/** Of a call. */
type CallKind = 'MISSED_CALL' | 'VOICEMAIL' | 'RECORDING_MISSING' | 'EMERGENCY_CALL';
/** Of a number of the workspace. */
type NumberKind = 'TEST_NUMBER_ENDS' | 'TEST_NUMBER_ENDS_TOMORROW' | 'TEST_NUMBER_ENDED';
/** Of what a teammate wrote: in a comment on a conversation, a note of a contact, or in an internal chat. */
type CommentKind = 'MENTION' | 'INTERNAL_MESSAGE';
/** Of a conversation with somebody outside: they wrote, it was given to the member, or nobody answered. */
type ConversationKind = 'NEW_MESSAGE' | 'ASSIGNED' | 'FOLLOW_UP';
/** Of a registration to text. */
type RegistrationKind = 'REGISTRATION_APPROVED' | 'REGISTRATION_REJECTED' | 'REGISTRATION_SUSPENDED';
/** Of an order that moves numbers here. */
type PortingKind =
  | 'PORTING_ACTION_NEEDED'
  | 'PORTING_COMPLETED'
  | 'PORTING_CONFIRMED'
  | 'PORTING_SIGNATURE'
  | 'PORTING_STOPPED';
/** Of the workspace's money: which moment it is stands as what it refers to, a coupon's code where others have a person. */
type MoneyKind = 'BILLING';
export type Kind = CallKind | NumberKind | CommentKind | ConversationKind | RegistrationKind | PortingKind | MoneyKind;
type WordedKind = Exclude<Kind, MoneyKind>;

/** @param kind of a notification */
export const isOfNumber = (kind: string): kind is NumberKind => kind.startsWith('TEST_NUMBER_');

/** @param kind of a notification */
const isOfRegistration = (kind: string): kind is RegistrationKind => kind.startsWith('REGISTRATION_');

/** Where a mention stands that is in a note of a contact; what stands in a chat begins as CHATS says. */
export const NOTE = 'CONTACT_NOTE';
export const CHATS = 'INTERNAL_CONVERSATION_';

/** @param kind of a notification */
const isOfPorting = (kind: string): kind is PortingKind => kind.startsWith('PORTING_');

/** About conversations with people outside; a mention in a note or an internal chat stands in none. */
export const ABOUT_CONVERSATIONS: readonly Kind[] = [
  'MISSED_CALL',
  'VOICEMAIL',
  'RECORDING_MISSING',
  'EMERGENCY_CALL',
  'MENTION',
  'NEW_MESSAGE',
  'ASSIGNED',
  'FOLLOW_UP',
];

/** What one person deals with for all who were told of it. */
export const DEALT_WITH: readonly Kind[] = ['MISSED_CALL', 'VOICEMAIL'];

const WORDS: Readonly<
  Record<Language, Readonly<Record<WordedKind, (who: string, person: string, excerpt: string) => string>>>
> = {
  en: {
    MISSED_CALL: (who) => `Missed call from ${who}`,
    VOICEMAIL: (who) => `Voicemail from ${who}`,
    RECORDING_MISSING: (who) => `The recording of a call with ${who} is missing`,
    TEST_NUMBER_ENDS: (which) => `The test number ${which} ends within three days: get a number of your own`,
    TEST_NUMBER_ENDS_TOMORROW: (which) => `The test number ${which} ends within a day: get a number of your own`,
    TEST_NUMBER_ENDED: (which) => `The test number ${which} has ended: get your own number to keep calling`,
    REGISTRATION_APPROVED: (which) => `Texts to the US are approved${which && ` (${which})`}`,
    REGISTRATION_REJECTED: (which) =>
      `Your registration to text was rejected${which && ` (${which})`}: see what to change`,
    REGISTRATION_SUSPENDED: (which) => `The carriers suspended your texts to the US${which && ` (${which})`}`,
    PORTING_SIGNATURE: (which) => `The letter that moves ${which} waits for its signature`,
    PORTING_ACTION_NEEDED: (which) => `Your old carrier rejected moving ${which}: see what to change`,
    PORTING_CONFIRMED: (which) => `The day is set on which ${which} moves here`,
    PORTING_COMPLETED: (which) => `${which} is here`,
    PORTING_STOPPED: (which) => `The order that moves ${which} has ended`,
    EMERGENCY_CALL: (who, person) => `${person || 'Someone'} called the emergency number ${who}`,
    MENTION: (who, person, excerpt) =>
      `${person || 'Someone'}${excerpt ? `: ${excerpt}` : who ? ` mentioned you about ${who}` : ' mentioned you'}`,
    INTERNAL_MESSAGE: (_who, person, excerpt) =>
      excerpt ? `${person || 'Someone'}: ${excerpt}` : `${person || 'Someone'} wrote to you`,
    NEW_MESSAGE: (who, _person, excerpt) => (excerpt ? `${who}: ${excerpt}` : `New message from ${who}`),
    ASSIGNED: (who, person) =>
      person ? `${person} assigned you the conversation with ${who}` : `The conversation with ${who} is yours`,
    FOLLOW_UP: (who) => `No answer from ${who} yet: you wanted to follow up`,
  },
  es: {
    MISSED_CALL: (who) => `Llamada perdida de ${who}`,
    VOICEMAIL: (who) => `Mensaje de voz de ${who}`,
    RECORDING_MISSING: (who) => `Falta la grabación de una llamada con ${who}`,
    TEST_NUMBER_ENDS: (which) =>
      `El número de prueba ${which} termina en menos de tres días: consigue un número propio`,
    TEST_NUMBER_ENDS_TOMORROW: (which) =>
      `El número de prueba ${which} termina en menos de un día: consigue un número propio`,
    TEST_NUMBER_ENDED: (which) =>
      `El número de prueba ${which} ha terminado: consigue un número propio para seguir llamando`,
    REGISTRATION_APPROVED: (which) => `Los mensajes a EE. UU. están aprobados${which && ` (${which})`}`,
    REGISTRATION_REJECTED: (which) =>
      `Tu registro para enviar mensajes fue rechazado${which && ` (${which})`}: mira qué cambiar`,
    REGISTRATION_SUSPENDED: (which) => `Los operadores han suspendido tus mensajes a EE. UU.${which && ` (${which})`}`,
    PORTING_SIGNATURE: (which) => `La carta para traer ${which} espera la firma`,
    PORTING_ACTION_NEEDED: (which) => `Tu operador anterior rechazó el traslado de ${which}: mira qué cambiar`,
    PORTING_CONFIRMED: (which) => `Ya hay fecha para traer ${which}`,
    PORTING_COMPLETED: (which) => `${which} ya está aquí`,
    PORTING_STOPPED: (which) => `La solicitud para traer ${which} ha terminado`,
    EMERGENCY_CALL: (who, person) => `${person || 'Alguien'} llamó al número de emergencias ${who}`,
    MENTION: (who, person, excerpt) =>
      `${person || 'Alguien'}${excerpt ? `: ${excerpt}` : who ? ` te mencionó sobre ${who}` : ' te mencionó'}`,
    INTERNAL_MESSAGE: (_who, person, excerpt) =>
      excerpt ? `${person || 'Alguien'}: ${excerpt}` : `${person || 'Alguien'} te escribió`,
    NEW_MESSAGE: (who, _person, excerpt) => (excerpt ? `${who}: ${excerpt}` : `Mensaje nuevo de ${who}`),
    ASSIGNED: (who, person) =>
      person ? `${person} te asignó la conversación con ${who}` : `La conversación con ${who} es tuya`,
    FOLLOW_UP: (who) => `${who} aún no ha respondido: querías hacer seguimiento`,
  },
  fr: {
    MISSED_CALL: (who) => `Appel manqué de ${who}`,
    VOICEMAIL: (who) => `Message vocal de ${who}`,
    RECORDING_MISSING: (who) => `L’enregistrement d’un appel avec ${who} est introuvable`,
    TEST_NUMBER_ENDS: (which) =>
      `Le numéro d’essai ${which} prend fin dans moins de trois jours : prenez un numéro à vous`,
    TEST_NUMBER_ENDS_TOMORROW: (which) =>
      `Le numéro d’essai ${which} prend fin dans moins d’un jour : prenez un numéro à vous`,
    TEST_NUMBER_ENDED: (which) =>
      `Le numéro d’essai ${which} a pris fin : prenez un numéro à vous pour continuer à appeler`,
    REGISTRATION_APPROVED: (which) => `Les SMS vers les États-Unis sont approuvés${which && ` (${which})`}`,
    REGISTRATION_REJECTED: (which) =>
      `Votre enregistrement pour les SMS a été refusé${which && ` (${which})`} : voyez ce qu’il faut changer`,
    REGISTRATION_SUSPENDED: (which) =>
      `Les opérateurs ont suspendu vos SMS vers les États-Unis${which && ` (${which})`}`,
    PORTING_SIGNATURE: (which) => `La lettre pour transférer ${which} attend sa signature`,
    PORTING_ACTION_NEEDED: (which) => `Votre ancien opérateur a refusé le transfert de ${which} : voyez quoi changer`,
    PORTING_CONFIRMED: (which) => `La date du transfert de ${which} est fixée`,
    PORTING_COMPLETED: (which) => `${which} est ici`,
    PORTING_STOPPED: (which) => `La demande de transfert de ${which} est terminée`,
    EMERGENCY_CALL: (who, person) => `${person || 'Quelqu’un'} a appelé le numéro d’urgence ${who}`,
    MENTION: (who, person, excerpt) =>
      `${person || 'Quelqu’un'}${excerpt ? ` : ${excerpt}` : who ? ` vous a mentionné à propos de ${who}` : ' vous a mentionné'}`,
    INTERNAL_MESSAGE: (_who, person, excerpt) =>
      excerpt ? `${person || 'Quelqu’un'} : ${excerpt}` : `${person || 'Quelqu’un'} vous a écrit`,
    NEW_MESSAGE: (who, _person, excerpt) => (excerpt ? `${who} : ${excerpt}` : `Nouveau message de ${who}`),
    ASSIGNED: (who, person) =>
      person ? `${person} vous a confié la conversation avec ${who}` : `La conversation avec ${who} vous est confiée`,
    FOLLOW_UP: (who) => `Toujours pas de réponse de ${who} : vous vouliez relancer`,
  },
  de: {
    MISSED_CALL: (who) => `Verpasster Anruf von ${who}`,
    VOICEMAIL: (who) => `Sprachnachricht von ${who}`,
    RECORDING_MISSING: (who) => `Die Aufzeichnung eines Anrufs mit ${who} fehlt`,
    TEST_NUMBER_ENDS: (which) =>
      `Die Testnummer ${which} endet in weniger als drei Tagen: Holen Sie sich eine eigene Nummer`,
    TEST_NUMBER_ENDS_TOMORROW: (which) =>
      `Die Testnummer ${which} endet in weniger als einem Tag: Holen Sie sich eine eigene Nummer`,
    TEST_NUMBER_ENDED: (which) =>
      `Die Testnummer ${which} ist abgelaufen: Holen Sie sich eine eigene Nummer, um weiter anzurufen`,
    REGISTRATION_APPROVED: (which) => `SMS in die USA sind freigegeben${which && ` (${which})`}`,
    REGISTRATION_REJECTED: (which) =>
      `Ihre SMS-Registrierung wurde abgelehnt${which && ` (${which})`}: Sehen Sie, was zu ändern ist`,
    REGISTRATION_SUSPENDED: (which) => `Die Netzbetreiber haben Ihre SMS in die USA gesperrt${which && ` (${which})`}`,
    PORTING_SIGNATURE: (which) => `Die Vollmacht für den Umzug von ${which} wartet auf die Unterschrift`,
    PORTING_ACTION_NEEDED: (which) =>
      `Ihr alter Anbieter hat den Umzug von ${which} abgelehnt: Sehen Sie, was zu ändern ist`,
    PORTING_CONFIRMED: (which) => `Der Termin für den Umzug von ${which} steht fest`,
    PORTING_COMPLETED: (which) => `${which} ist umgezogen`,
    PORTING_STOPPED: (which) => `Der Auftrag für den Umzug von ${which} ist beendet`,
    EMERGENCY_CALL: (who, person) => `${person || 'Jemand'} hat den Notruf ${who} gewählt`,
    MENTION: (who, person, excerpt) =>
      `${person || 'Jemand'}${excerpt ? `: ${excerpt}` : who ? ` hat Sie zu ${who} erwähnt` : ' hat Sie erwähnt'}`,
    INTERNAL_MESSAGE: (_who, person, excerpt) =>
      excerpt ? `${person || 'Jemand'}: ${excerpt}` : `${person || 'Jemand'} hat Ihnen geschrieben`,
    NEW_MESSAGE: (who, _person, excerpt) => (excerpt ? `${who}: ${excerpt}` : `Neue Nachricht von ${who}`),
    ASSIGNED: (who, person) =>
      person
        ? `${person} hat Ihnen die Unterhaltung mit ${who} zugewiesen`
        : `Die Unterhaltung mit ${who} gehört jetzt Ihnen`,
    FOLLOW_UP: (who) => `Noch keine Antwort von ${who}: Sie wollten nachfassen`,
  },
};

type About = Pick<
  Notification,
  | 'kind'
  | 'peerNumber'
  | 'phoneNumber'
  | 'conversationId'
  | 'contactId'
  | 'person'
  | 'personUserId'
  | 'referenceId'
  | 'teamId'
  | 'nodeId'
  | 'commentType'
  | 'excerpt'
>;

/** @param language of who is told, as BCP 47; empty: English */
export const messageOf = (
  {
    kind,
    peerNumber,
    phoneNumber,
    person,
    excerpt,
    referenceId,
  }: Pick<About, 'kind' | 'peerNumber' | 'phoneNumber' | 'person' | 'excerpt' | 'referenceId'>,
  language: string,
): string =>
  kind === 'BILLING'
    ? billingWords(languageOf(language), referenceId, person)
    : WORDS[languageOf(language)][kind as WordedKind](
        isOfNumber(kind) || isOfRegistration(kind) || isOfPorting(kind) ? phoneNumber : peerNumber,
        person,
        excerpt,
      );

/** Where money is looked after. */
const BILLING_URL = '/settings/billing-and-payments';

/** The page of a number's settings; a number that has ended has none, and is not chosen there. */
export const numberUrl = (phoneNumberId: string): string => `/settings/channels?number=${phoneNumberId}`;

/** The page that shows it. */
export const urlOf = ({
  kind,
  conversationId,
  contactId,
  personUserId,
  referenceId,
  teamId,
  nodeId,
  commentType,
}: Pick<
  About,
  'kind' | 'conversationId' | 'contactId' | 'personUserId' | 'referenceId' | 'teamId' | 'nodeId' | 'commentType'
>): string => {
  if (kind === 'BILLING') return BILLING_URL;
  if (isOfNumber(kind)) return numberUrl(conversationId);
  if (isOfRegistration(kind)) return `/settings/compliance${referenceId === '' ? '' : `?number=${referenceId}`}`;
  if (commentType === NOTE) return `/connections/contacts?contactId=${contactId}&targetNode=${referenceId}`;
  if (isOfPorting(kind)) return `/settings/channels/porting?order=${referenceId}`;
  if (commentType !== '') {
    const chat = teamId === '' ? `user/${personUserId}` : `team/${teamId}`;
    return `/conversations/${chat}?node=${nodeId}&type=${commentType}&targetNode=${referenceId}`;
  }
  const conversation = `/inbox?conversationId=${conversationId}`;
  if (kind !== 'MENTION') return conversation;
  return `${conversation}&type=COMMENT${contactId === '' ? '' : `&contactId=${contactId}`}&targetNode=${referenceId}`;
};

const sourceOf = ({ kind, commentType }: Pick<Notification, 'kind' | 'commentType'>): string => {
  if (kind !== 'MENTION') return '';
  if (commentType === NOTE) return 'CONTACT_NOTE';
  return commentType === '' ? 'CONTACT_COMMENT' : 'INTERNAL_TEAM_COMMENT';
};

export function toNotification(row: Notification, language: string): MessageInitShape<typeof NotificationSchema> {
  return {
    id: row.id,
    userId: row.userId,
    kind: row.kind,
    message: messageOf(row, language),
    url: urlOf(row),
    read: row.readAt !== null,
    done: row.doneAt !== null,
    ...(isOfNumber(row.kind) ||
    isOfRegistration(row.kind) ||
    isOfPorting(row.kind) ||
    row.kind === 'BILLING' ||
    row.commentType !== ''
      ? {}
      : { conversationId: row.conversationId, threadId: row.threadId }),
    sourceUserId: row.personUserId,
    source: sourceOf(row),
    referenceId: row.referenceId,
    teamId: row.teamId,
    excerpt: row.excerpt,
    contactId: row.contactId,
    peerNumber: row.peerNumber,
    phoneNumber: row.phoneNumber,
    happenedAt: timestampFromDate(row.happenedAt),
    ways: row.ways,
    version: row.version,
  };
}

/** The languages that people chose, by user id; without a choice the workspace's. */
export async function languagesOf(
  { tx, workspaceId }: Unit,
  userIds: readonly string[],
): Promise<(userId: string) => string> {
  const users = await tx.userCopy.findMany({
    where: { userId: { in: [...userIds] } },
    select: { userId: true, language: true },
  });
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { language: true } });
  const chosen = new Map(users.map(({ userId, language }) => [userId, language]));
  return (userId) => chosen.get(userId) || (workspace?.language ?? '');
}

/** Tells each member's open pages of their own. */
export async function announceNotifications(uow: Unit, rows: readonly Notification[], created: boolean): Promise<void> {
  if (rows.length === 0) return;
  const languageFor = await languagesOf(
    uow,
    rows.map(({ userId }) => userId),
  );
  for (const row of rows)
    uow.emit(
      NotificationChangedSchema,
      { notification: toNotification(row, languageFor(row.userId)), created },
      { key: row.userId, audience: { teams: [], users: [row.userId] } },
    );
}
