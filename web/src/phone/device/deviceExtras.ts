/** What a registered device needs, apart from the phone's engine: it is fetched with the SDK. */
import type { Device } from '@twilio/voice-sdk';
import { soundChoice } from '../settings/sound.ts';

type Audio = Device['audio'] | undefined;

export const deviceExtras = {
  /** Wishes for the chosen microphone; without it the browser takes another one. */
  microphone(): { rtcConstraints?: MediaStreamConstraints } {
    const { microphoneId } = soundChoice();
    return microphoneId === undefined ? {} : { rtcConstraints: { audio: { deviceId: microphoneId } } };
  },

  /** The chosen speaker, if it is plugged in: otherwise the default is better than nothing. */
  useSpeaker(audio: Audio): void {
    const { speakerId } = soundChoice();
    if (speakerId !== undefined) audio?.speakerDevices.set(speakerId).catch(() => {});
  },

  /** A microphone that was chosen in a call stays open until it is given back. */
  release(audio: Audio): void {
    if (audio?.inputDevice) audio.unsetInputDevice().catch(() => {});
  },

  /**
   * Milliseconds that a token still lives, whatever the clocks of the two sides show; 0 when it does not say.
   * @param cameAt by `performance.now()`
   */
  livesFor({ token, cameAt }: { token: string; cameAt: number }): number {
    try {
      const [, claims = ''] = token.split('.');
      const { iat, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
        iat: number;
        exp: number;
      };
      return (exp - iat) * 1_000 - (performance.now() - cameAt);
    } catch {
      return 0;
    }
  },
};

export type DeviceExtras = typeof deviceExtras;
