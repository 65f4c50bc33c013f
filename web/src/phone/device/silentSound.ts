/**
 * Stands for each of the SDK's own sounds, since we play ours: those it would fetch, by file or as an element, and play muted at
 * once, which a browser refuses in a page that nobody has touched.
 */
export class SilentSound {
  readonly isPlaying = false;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  play(): Promise<void> {
    return Promise.resolve();
  }

  stop(): void {}

  setSinkIds(): void {}
}
