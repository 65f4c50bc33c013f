/** Where it rings belongs to this device and stays in its storage; what rings belongs to the person or the workspace. */
const KEY = 'ringline.ringtone';

/** The speaker that rings, or undefined for what the system has as default. */
export function ringSpeaker(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { sinkId?: string }).sinkId;
  } catch {
    return undefined;
  }
}

export function chooseRingSpeaker(sinkId: string | undefined): void {
  localStorage.setItem(KEY, JSON.stringify({ sinkId }));
}
