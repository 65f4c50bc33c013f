import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { KeywordService } from '@ringline/proto/contacts/v1/keywords_pb';
import { deleteKeyword, updateKeyword } from '../acquisition/changeKeyword.ts';
import { createKeyword } from '../acquisition/createKeyword.ts';
import { listKeywords } from '../acquisition/findKeywords.ts';
import { getAcquisitionGrowth } from '../acquisition/growth.ts';
import { describeKeyword, mostKeywords } from '../acquisition/keyword.ts';
import type { Deps } from '../context.ts';

/** The handlers of KeywordService: they translate, the use cases decide. */
export const keywordRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(KeywordService, {
    async listKeywords(request, context) {
      const principal = principalOf(context);
      const keywords = await listKeywords(deps)(request, principal);
      return { keywords: keywords.map(describeKeyword), limit: mostKeywords(principal.plan) };
    },
    createKeyword: async (request, context) => ({
      keyword: describeKeyword(await createKeyword(deps)(request, principalOf(context))),
    }),
    updateKeyword: async (request, context) => ({
      keyword: describeKeyword(await updateKeyword(deps)(request, principalOf(context))),
    }),
    deleteKeyword: async (request, context) => ({
      keyword: describeKeyword(await deleteKeyword(deps)(request, principalOf(context))),
    }),
    getAcquisitionGrowth: async (request, context) => ({
      days: [...(await getAcquisitionGrowth(deps)(request, principalOf(context)))],
    }),
  });
};
