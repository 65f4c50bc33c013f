/** An item of a conversation, as far as it may hold the last word. */
interface Item {
  readonly direction: string;
  readonly createdAt: unknown;
  readonly message: { readonly body: string } | null | undefined;
  readonly call:
    | { readonly callId: string; readonly note: { readonly text: string; readonly at: unknown } | null | undefined }
    | null
    | undefined;
}

/** THEIRS: a text of theirs. OURS: one of ours. NOTE: what was noted of a call. */
export interface LastWord {
  readonly kind: 'theirs' | 'ours' | 'note';
  readonly text: string;
  readonly at: string;
}

/** The newest text or note of a conversation, whose items come newest first; that of the call itself is none. */
export function lastWordOf(items: readonly Item[], callId: string): LastWord | undefined {
  for (const { direction, createdAt, message, call } of items) {
    const body = message?.body.trim();
    if (body) return { kind: direction === 'INBOUND' ? 'theirs' : 'ours', text: body, at: String(createdAt) };
    const text = call?.callId === callId ? undefined : call?.note?.text;
    if (text) return { kind: 'note', text, at: String(call?.note?.at) };
  }
  return undefined;
}
