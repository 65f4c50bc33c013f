import type { MessageInitShape } from '@bufbuild/protobuf';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { OpenWebFormResponseSchema } from '@ringline/proto/contacts/v1/web_forms_pb';
import type { Deps, Unit } from '../context.ts';
import type { ContactProperty } from '../generated/prisma/client.ts';
import { type Asked, askedBy, inputName, requireWebForm, type WebForm } from './webForm.ts';

/** What a page asks, with the property where it is one. */
export interface Input extends Asked {
  readonly name: string;
  readonly property: ContactProperty | undefined;
}

/** The workspace and the form that an address leads to. @throws Refusal NOT_FOUND */
export async function routeOf({ db }: Pick<Deps, 'db'>, key: string): Promise<{ workspaceId: string; id: string }> {
  const found = await db.platform('the workspace of a web form', ({ tx }) =>
    tx.webFormRoute.findUnique({ where: { key } }),
  );
  if (!found) throw notFound('The form');
  return { workspaceId: found.targetWorkspace, id: found.webFormId };
}

/**
 * A form that takes people now.
 * @returns with the number that texts them; undefined: no number of the workspace texts any more
 * @throws Refusal NOT_FOUND, or GONE where it is closed
 */
export async function requireOpen(uow: Unit, id: string): Promise<{ form: WebForm; number: string | undefined }> {
  const { tx, workspaceId } = uow;
  const form = await requireWebForm(uow, id);
  const list = await tx.subscriberList.findFirst({
    where: { id: form.listId, workspaceId, deletedAt: null },
    select: { id: true },
  });
  const numbers = await tx.ownNumber.findMany({ where: { workspaceId, texts: true }, orderBy: { id: 'asc' } });
  const own = numbers.find((number) => number.id === form.phoneNumberId);
  if (!form.enabled || !list || (form.optInLevel === 'DOUBLE' && !own))
    throw new Refusal({
      code: 'GONE',
      message: 'This form doesn’t take sign-ups at the moment.',
      why: { check: 'webFormOpen' },
    });
  return { form, number: (own ?? numbers[0])?.number };
}

/** What the form asks; a property that was deleted since is not asked for any more. */
export async function inputsOf({ tx, workspaceId }: Unit, form: Pick<WebForm, 'fields'>): Promise<Input[]> {
  const asked = askedBy(form);
  const ids = asked.filter(({ field }) => field === 'PROPERTY').map(({ propertyId }) => propertyId);
  const known = ids.length === 0 ? [] : await tx.contactProperty.findMany({ where: { workspaceId, id: { in: ids } } });
  const byId = new Map(known.map((property) => [property.id, property]));
  return asked.flatMap((each) => {
    const property = byId.get(each.propertyId);
    return each.field === 'PROPERTY' && !property ? [] : [{ ...each, name: inputName(each), property }];
  });
}

/**
 * What a form's page shows to whoever has its address.
 * @throws Refusal NOT_FOUND, or GONE where it is closed
 */
export const openWebForm =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    key,
    counts,
  }: {
    readonly key: string;
    readonly counts: boolean;
  }): Promise<MessageInitShape<typeof OpenWebFormResponseSchema>> => {
    const { workspaceId, id } = await routeOf({ db }, key);
    return db.tenant(workspaceId, async (uow) => {
      const { form, number } = await requireOpen(uow, id);
      const { heading, body, consent, button, country, optInLevel, thanks, thanksUrl, origins, version } = form;
      const inputs = (await inputsOf(uow, form)).map(({ name, property, required }) => ({
        name,
        required,
        label: property?.name ?? '',
        type: property?.type ?? '',
        options: property?.options ?? [],
      }));
      // No new version: nobody edits this.
      if (counts) await uow.tx.webForm.updateMany({ where: { id, workspaceId }, data: { seen: { increment: 1 } } });
      return {
        heading,
        body,
        consent,
        button,
        country,
        optInLevel,
        thanks,
        thanksUrl,
        origins,
        version,
        inputs,
        phoneNumber: number ?? '',
      };
    });
  };
