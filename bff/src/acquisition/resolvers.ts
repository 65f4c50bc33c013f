import { notFound } from '@ringline/kit/errors';
import { type Keyword, KeywordService } from '@ringline/proto/contacts/v1/keywords_pb';
import {
  type WebForm,
  type WebFormAsked,
  WebFormService,
  type WebFormTexts,
} from '@ringline/proto/contacts/v1/web_forms_pb';
import type { KeywordInput, WebFormInput } from '../generated/resolverTypes.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { webFormLink } from '../http/webForms/link.ts';

function found(keyword: Keyword | undefined): Keyword {
  if (!keyword) throw notFound('The keyword');
  return keyword;
}

const fields = ({ question, ...input }: KeywordInput) => ({ ...input, question: question ?? '' });

function foundForm(form: WebForm | undefined): WebForm {
  if (!form) throw notFound('The form');
  return form;
}

const textsOf = ({ phoneNumberId: _number, listId: _list, fields: asked, ...given }: WebFormInput) => ({
  ...given,
  body: given.body ?? '',
  button: given.button ?? '',
  question: given.question ?? '',
  answer: given.answer ?? '',
  thanks: given.thanks ?? '',
  thanksUrl: given.thanksUrl ?? '',
  fields: asked.map(({ field, propertyId, required }) => ({ field, propertyId: propertyId ?? '', required })),
});
const formFields = (input: WebFormInput) => ({
  texts: textsOf(input),
  phoneNumberId: input.phoneNumberId,
  listId: input.listId,
});
const said = ({ texts }: WebForm): WebFormTexts => {
  if (!texts) throw new Error('contacts told a web form without its texts');
  return texts;
};

export const acquisition = {
  Query: {
    async fetchKeywords(_source, _args, context) {
      const { keywords, limit } = await context.call(KeywordService).listKeywords({});
      return { data: keywords, limit };
    },
    async fetchWebForms(_source, _args, context) {
      const { webForms, limit } = await context.call(WebFormService).listWebForms({});
      return { data: webForms, limit };
    },
    getAcquisitionGrowth: async (_source, { days, timezone }, context) =>
      (await context.call(KeywordService).getAcquisitionGrowth({ days, timezone })).days,
  },
  Mutation: {
    createKeyword: async (_source, { word, phoneNumberId, input, idempotencyKey }, context) =>
      found(
        (
          await context.call(KeywordService).createKeyword({
            ...fields(input),
            word,
            phoneNumberId,
            idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
          })
        ).keyword,
      ),
    updateKeyword: async (_source, { id, version, input }, context) =>
      found((await context.call(KeywordService).updateKeyword({ ...fields(input), id, version })).keyword),
    deleteKeyword: async (_source, { id }, context) =>
      found((await context.call(KeywordService).deleteKeyword({ id })).keyword),
    createWebForm: async (_source, { input, idempotencyKey }, context) =>
      foundForm(
        (
          await context.call(WebFormService).createWebForm({
            ...formFields(input),
            idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
          })
        ).webForm,
      ),
    updateWebForm: async (_source, { id, version, input }, context) =>
      foundForm((await context.call(WebFormService).updateWebForm({ ...formFields(input), id, version })).webForm),
    switchWebForm: async (_source, { id, enabled }, context) =>
      foundForm((await context.call(WebFormService).switchWebForm({ id, enabled })).webForm),
    deleteWebForm: async (_source, { id }, context) =>
      foundForm((await context.call(WebFormService).deleteWebForm({ id })).webForm),
  },
  Keyword: {
    listName: ({ listName }: Keyword) => orNull(listName),
    question: ({ question }: Keyword) => orNull(question),
  },
  WebForm: {
    link: ({ key }: WebForm, _args, { edge }) => webFormLink(edge.env, key),
    name: (form: WebForm) => said(form).name,
    heading: (form: WebForm) => said(form).heading,
    body: (form: WebForm) => orNull(said(form).body),
    fields: (form: WebForm) => said(form).fields,
    consent: (form: WebForm) => said(form).consent,
    button: (form: WebForm) => orNull(said(form).button),
    listName: ({ listName }: WebForm) => orNull(listName),
    country: (form: WebForm) => said(form).country,
    optInLevel: (form: WebForm) => said(form).optInLevel,
    question: (form: WebForm) => orNull(said(form).question),
    answer: (form: WebForm) => orNull(said(form).answer),
    thanks: (form: WebForm) => orNull(said(form).thanks),
    thanksUrl: (form: WebForm) => orNull(said(form).thanksUrl),
    origins: (form: WebForm) => said(form).origins,
  },
  WebFormAsked: {
    propertyId: ({ propertyId }: WebFormAsked) => orNull(propertyId),
  },
} satisfies Resolvers;
