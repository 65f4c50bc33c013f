import { iceUfrag } from '../media/sdp.ts';
import type { CallHost, HubCall } from './hubCall.ts';
import type { Line } from './line.ts';

/** What an answered call of either direction can do: lose its socket, get it back, restart its media. */
export class Talk {
  readonly #hub: CallHost;
  readonly #call: HubCall;
  #line: Line | undefined;
  #ufrag: string | undefined;
  #lostTimer: NodeJS.Timeout | undefined;
  readonly token: string;

  constructor(hub: CallHost, call: HubCall, line: Line, peerSdp: string, token: string) {
    this.#hub = hub;
    this.#call = call;
    this.#line = line;
    this.#ufrag = iceUfrag(peerSdp);
    this.token = token;
  }

  get line(): Line | undefined {
    return this.#line;
  }

  /** Same ICE user name: only the socket is new. Another one: a reloaded page, so the leg gets a new peer connection. */
  async rejoin(line: Line, wireSid: string, sdp: string): Promise<void> {
    clearTimeout(this.#lostTimer);
    this.#line = line;
    const ufrag = iceUfrag(sdp);
    try {
      const answer =
        ufrag === this.#ufrag ? undefined : await this.#hub.media.answerLeg(this.#call.callSid, { offerSdp: sdp });
      this.#ufrag = ufrag;
      line.rejoined({ callSid: wireSid, sdp: answer?.sdp, reconnect: this.token });
    } catch {
      line.ended({ id: wireSid, error: { code: 31005, message: 'the media failed' } });
      this.#call.peerHungUp('lost');
    }
  }

  lost(line: Line): void {
    if (this.#line !== line) return;
    this.#line = undefined;
    const afterMs = this.#hub.handler.lostAfterMs?.(this.#call.callSid) ?? this.#hub.lostAfterMs;
    this.#lostTimer = setTimeout(() => this.#call.peerHungUp('lost'), afterMs);
  }

  end(): void {
    clearTimeout(this.#lostTimer);
  }
}
