/** Root mean square above which somebody is heard, on a scale to 1: above the hiss of a quiet room. */
export const HEARD_LEVEL = 0.02;

/**
 * Listens to a microphone until it is stopped.
 * @param microphoneId undefined: what the system has as default
 * @param onLevel is told the level, root mean square from 0 to 1, for each frame that is drawn
 * @returns stops it and gives the microphone back
 * @throws DOMException when the microphone is refused or gone
 */
export async function listenTo(
  microphoneId: string | undefined,
  onLevel: (level: number) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: microphoneId === undefined ? true : { deviceId: microphoneId },
  });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const look = () => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
}
