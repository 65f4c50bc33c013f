/** Files and cards that teammates share, through all services: fetched by who takes part, and by nobody else. */
import { drawnPicture, eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { anOwner, OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const PEER = '+15035550189';
const MEDIA = 'media { id name url mimeType size type width height }';
const CARDS =
  'cards { id kind contact { id fullName } conversation { id peerNumber call { callId recording { canPlay } } } }';
const UPLOAD =
  'mutation ($file: File!) { uploadCommentMedia(file: $file) { id name url mimeType size type width height } }';
const SEND = `mutation ($input: SendInternalConversationMessageInput!) { sendInternalConversationMessage(input: $input) {
  id message { body ${MEDIA} } post { ${MEDIA} ${CARDS} } } }`;
const LIST = `query ($userId: ID) { fetchInternalConversations(userId: $userId, first: 10) { data { id post { ${MEDIA} ${CARDS} } } } }`;
const GET = 'query ($id: ID!) { getCommentMedia(id: $id) { id url } }';
const document = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export async function executeTeamFiles(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  const cem = await aMember(product.url, owner, 'MEMBER');
  const stranger = await anOwner(product.url, 'Zoe');
  const { getWorkspaceUserProfile: beas } = await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const { getWorkspaceUserProfile: anas } = await owner.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const upload = async (bytes: Uint8Array, name: string) => {
    const { data, errors } = await owner.api.uploadWith(UPLOAD, bytes, { name });
    return errors ? errors[0].extensions : data.uploadCommentMedia;
  };

  const plan = await upload(Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'Grüße “plan”.pdf');
  expect(plan).toMatchObject({ name: 'Grüße “plan”.pdf', mimeType: 'application/pdf', type: 'DOCUMENTS', width: null });
  const walls = await upload(await drawnPicture(300, 200), 'walls.jpeg');
  expect(walls).toMatchObject({ name: 'walls.jpeg', type: 'IMAGES', width: 300, height: 200 });
  expect(await upload(Buffer.from('<script>alert(1)</script>'), 'walls.jpeg')).toMatchObject({
    code: 'MEDIA_TYPE',
    why: { check: 'team-file-type' },
  });
  const left = await upload(Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'left.pdf');
  const remove = 'mutation ($id: ID!) { removeCommentMedia(id: $id) }';
  expect(await owner.api.run(remove, { id: left.id })).toEqual({ removeCommentMedia: left.id });
  expect(await owner.api.refused(GET, { id: left.id })).toMatchObject({ code: 'NOT_FOUND' });

  const input = { userId: beas.mainUserId, document: document({ type: 'paragraph' }), mediaIds: [plan.id, walls.id] };
  const { sendInternalConversationMessage: sent } = await owner.api.run(SEND, { input });
  expect(sent).toMatchObject({
    message: { body: 'Grüße “plan”.pdf, walls.jpeg', media: [{ id: plan.id }, { id: walls.id }] },
    post: { media: [{ id: plan.id }, { id: walls.id }], cards: [] },
  });
  const bell = '{ fetchWorkspaceNotifications { data { type message } } }';
  await eventually(async () =>
    expect((await bea.api.run(bell)).fetchWorkspaceNotifications.data).toContainEqual({
      type: 'INTERNAL_MESSAGE',
      message: 'Ana Test: Grüße “plan”.pdf, walls.jpeg',
    }),
  );

  // Who takes part fetches it, and it is saved or shown, never run; nobody else is given a link, whatever they ask by.
  const { getCommentMedia } = await bea.api.run(GET, { id: plan.id });
  const saved = await fetch(product.url + getCommentMedia.url);
  expect([saved.status, saved.headers.get('content-type'), saved.headers.get('content-disposition')]).toEqual([
    200,
    'application/octet-stream',
    "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%E2%80%9Cplan%E2%80%9D.pdf",
  ]);
  expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
  expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  const picture = (await bea.api.run(LIST, { userId: anas.mainUserId })).fetchInternalConversations.data[0].post
    .media[1];
  expect((await fetch(product.url + picture.url)).headers.get('content-type')).toBe('image/jpeg');
  for (const other of [cem, stranger]) {
    expect(await other.api.refused(GET, { id: plan.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.api.refused(SEND, { input: { ...input, userId: anas.mainUserId } })).toMatchObject({
      code: other === cem ? 'GONE' : 'NOT_FOUND',
    });
  }
  const forged = getCommentMedia.url.replace(/url=[^.]+/, (one: string) => `${one.slice(0, -2)}AA`);
  expect((await fetch(product.url + forged)).status).toBe(410);

  const edit = `mutation ($input: UpdateInternalConversationInput!) { updateInternalConversationMessage(input: $input) { post { ${MEDIA} } } }`;
  const changed = { id: sent.id, document: document(words('The plan')), mediaIds: [plan.id] };
  const { updateInternalConversationMessage: edited } = await owner.api.run(edit, { input: changed });
  expect(edited.post.media).toMatchObject([{ id: plan.id }]);
  expect(await bea.api.refused(GET, { id: walls.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await fetch(product.url + picture.url)).status).toBe(404);

  await sharesCards(product, owner, bea, cem, beas.mainUserId);
}

/** A contact and a text’s comment: each reader sees what they may see now, and nobody sees what is gone. */
async function sharesCards(
  product: RunningProduct,
  owner: Awaited<ReturnType<typeof anOwnerOnBusiness>>,
  bea: Awaited<ReturnType<typeof aMember>>,
  cem: Awaited<ReturnType<typeof aMember>>,
  userId: string,
): Promise<void> {
  await new OutsideWorld(product.url).text(PEER, owner.number.number, 'Do you have the walnut one?');
  const inbox = '{ fetchInbox { data { contactId lastConversation { id } } } }';
  const row = await eventually(async () => {
    const [found] = (await owner.api.run(inbox)).fetchInbox.data;
    expect(found?.contactId).toBeTruthy();
    return found;
  });
  const card = (kind: string, id: string) => ({ type: 'card', attrs: { kind, id, label: `${kind} card` } });
  const shared = document(words('Who is this?'), card('CONTACT', row.contactId), card('CALL', row.lastConversation.id));
  const { sendInternalConversationMessage: sent } = await owner.api.run(SEND, { input: { userId, document: shared } });
  expect(sent.message.body).toBe('Who is this?\nCONTACT card\nCALL card');
  // A text is no call.
  expect(sent.post.cards).toMatchObject([
    { kind: 'CONTACT', contact: { id: row.contactId }, conversation: null },
    { kind: 'CALL', contact: null, conversation: null },
  ]);
  const { getContactById } = await owner.api.run('query ($id: ID!) { getContactById(id: $id) { id version } }', {
    id: row.contactId,
  });
  const rename =
    'mutation ($id: ID!, $version: Int!) { updateContact(id: $id, version: $version, firstName: "Ana", lastName: "Whitcombe") { id } }';
  await owner.api.run(rename, getContactById);
  const { getWorkspaceUserProfile: me } = await owner.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const cards = async () => {
    const { fetchInternalConversations } = await bea.api.run(LIST, { userId: me.mainUserId });
    return fetchInternalConversations.data.find(({ id }: { id: string }) => id === sent.id).post.cards;
  };
  expect((await cards())[0]).toMatchObject({ contact: { fullName: 'Ana Whitcombe' } });

  const alone =
    'query ($id: ID!) { getCommentCard(kind: CONTACT, id: $id) { id kind contact { fullName } conversation { id } } }';
  expect((await bea.api.run(alone, { id: row.contactId })).getCommentCard).toMatchObject({
    kind: 'CONTACT',
    contact: { fullName: 'Ana Whitcombe' },
    conversation: null,
  });
  const comment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comments { id ${MEDIA} ${CARDS} } } }`;
  const { data } = await owner.api.uploadWith(UPLOAD, Buffer.from('%PDF-1.7\n%âãÏÓ\n'), { name: 'offer.pdf' });
  const mediaIds = [data.uploadCommentMedia.id];
  const { addComment } = await owner.api.run(comment, {
    input: { conversationId: row.lastConversation.id, document: document({ type: 'paragraph' }), mediaIds },
  });
  expect(addComment.comments).toMatchObject([{ media: [{ name: 'offer.pdf' }] }]);
  const { getCommentMedia } = await bea.api.run(GET, { id: mediaIds[0] });
  expect((await fetch(product.url + getCommentMedia.url)).status).toBe(200);
  const teams = (await cem.api.run('{ getWorkspaceUserProfile { teamIds } }')).getWorkspaceUserProfile.teamIds;
  if (teams.length === 0) expect(await cem.api.refused(GET, { id: mediaIds[0] })).toMatchObject({ code: 'NOT_FOUND' });

  await owner.api.run('mutation ($ids: [ID!]!) { deleteContacts(ids: $ids) }', { ids: [row.contactId] });
  await eventually(async () => expect((await cards())[0]).toMatchObject({ kind: 'CONTACT', contact: null }));
}
