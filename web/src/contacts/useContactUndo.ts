import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { figure } from '../ui/counted.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { deleteContacts, restoreContacts, tagContacts } from './bulkContacts.ts';

/** Changes many contacts, each with a way back; both report a refusal in a toast. */
export function useContactUndo() {
  const { t } = useTranslation(['contacts', 'common']);
  const refusalText = useRefusalText();
  const failed = (error: unknown) => void toast.error(refusalText(refusalOf(error)));
  const words = (key: 'deleted' | 'tagged' | 'restored', count: number) =>
    t(`bulk.${key}`, { count, written: figure(count) });

  const restore = async (ids: readonly string[]) => {
    const back = await restoreContacts(ids);
    toast.success(words('restored', back.length));
    if (back.length < ids.length) {
      const count = ids.length - back.length;
      toast.error(t('bulk.notRestored', { count, written: figure(count) }));
    }
  };
  return {
    failed,
    /** Rejects with what refused it. */
    remove: async (ids: readonly string[], onDone?: (done: number) => void) => {
      const deleted = await deleteContacts(ids, onDone);
      undoToast({
        text: words('deleted', deleted.length),
        undo: t('bulk.undo'),
        onUndo: () => void restore(deleted).catch(failed),
      });
    },
    /** Rejects with what refused it. */
    tag: async (
      ids: readonly string[],
      change: { readonly add: readonly string[]; readonly remove: readonly string[] },
      onDone?: (done: number) => void,
    ) => {
      // Tag by tag, so that each is taken back from those alone whom it changed.
      const done: { tag: string; added: boolean; ids: readonly string[] }[] = [];
      for (const tag of change.add)
        done.push({ tag, added: true, ids: await tagContacts(ids, { add: [tag] }, onDone) });
      for (const tag of change.remove)
        done.push({ tag, added: false, ids: await tagContacts(ids, { remove: [tag] }, onDone) });
      const changed = new Set(done.flatMap((step) => step.ids));
      const back = async () => {
        for (const step of done.toReversed())
          if (step.ids.length > 0)
            await tagContacts(step.ids, step.added ? { remove: [step.tag] } : { add: [step.tag] });
      };
      undoToast({
        text: words('tagged', changed.size),
        undo: t('bulk.undo'),
        onUndo: () => void back().catch(failed),
      });
    },
  };
}
