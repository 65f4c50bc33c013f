/** Milliseconds in which a microphone that may be used opens; a person who is asked has all the time that they want. */
const OPENS_MS = 8_000;

/** Asks for the microphone before a call needs it. @returns false when it was refused, there is none, or it does not open */
export async function askForMicrophone(): Promise<boolean> {
  try {
    const opened = navigator.mediaDevices.getUserMedia({ audio: true }).then((stream) => {
      for (const track of stream.getTracks()) track.stop();
      return true;
    });
    const hangs = new Promise<boolean>((resolve) => {
      setTimeout(() => void microphoneAllowed().then((allowed) => allowed && resolve(false)), OPENS_MS);
    });
    return await Promise.race([opened, hangs]);
  } catch {
    return false;
  }
}

/** Whether the microphone may be used without asking. */
export async function microphoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Tells when the person allows the microphone in the browser's own settings. @returns ends it */
export const onMicrophoneAllowed = (allowed: () => void): (() => void) =>
  onMicrophone((state) => state === 'granted' && allowed());

/** Tells whether the browser refuses the microphone without asking: now, and whenever that changes. @returns ends it */
export function onMicrophoneBlocked(tell: (blocked: boolean) => void): () => void {
  const told = (state: PermissionState) => tell(state === 'denied');
  return onMicrophone(told, told);
}

function onMicrophone(changed: (state: PermissionState) => void, first?: (state: PermissionState) => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  navigator.permissions.query({ name: 'microphone' }).then(
    (status) => {
      if (signal.aborted) return;
      first?.(status.state);
      status.addEventListener('change', () => changed(status.state), { signal });
    },
    // A browser that cannot be asked tells when the microphone is tried.
    () => undefined,
  );
  return () => ends.abort();
}
