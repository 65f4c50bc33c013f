/** Test pages: the unmodified SDK, and a plain peer that speaks the handset's protocol. Both keep all they did in `window.t`. */
const METER = `
  function meter(stream) {
    const context = t.context ??= new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 8192;
    analyser.smoothingTimeConstant = 0;
    const sink = new Audio(); sink.srcObject = stream; sink.muted = true; sink.play();
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    // Nobody else holds them: collected, they would fall silent.
    t.held = [sink, source];
    t.level = () => {
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      const at = (hz) => { const bin = Math.round(hz * analyser.fftSize / context.sampleRate); return Math.round(Math.max(bins[bin - 1], bins[bin], bins[bin + 1])); };
      const samples = new Float32Array(2048); analyser.getFloatTimeDomainData(samples);
      return { 440: at(440), 1000: at(1000), rms: Math.sqrt(samples.reduce((s, x) => s + x * x, 0) / samples.length) };
    };
  }
  const nothing = () => ({ 440: -200, 1000: -200, rms: 0 });
  const t = window.t = { events: [], level: nothing };
  const rawAudio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
`;

/** `t.start(token)`, then `t.device`, `t.call`. */
export const SDK_PAGE = `<!doctype html><meta charset="utf-8"><title>agent</title><script>
  const native = globalThis.WebSocket;
  globalThis.WebSocket = class extends native { constructor(url, ...rest) { super(String(url).replace('wss://' + location.host, 'ws://' + location.host), ...rest); } };
</script><script src="/twilio.js"></script><script>
  globalThis.WebSocket = native;
  ${METER}
  const names = ['disconnect','dtmf0','dtmf1','dtmf2','dtmf3','dtmf4','dtmf5','dtmf6','dtmf7','dtmf8','dtmf9','dtmfh','dtmfs','incoming','outgoing'];
  t.follow = (call) => {
    t.call = call;
    t.level = nothing;
    for (const event of ['accept','disconnect','cancel','reject','ringing','reconnected']) call.on(event, () => t.events.push(event));
    call.on('accept', function listen() {
      const stream = call.getRemoteStream();
      if (stream?.getAudioTracks().length) meter(stream);
      else setTimeout(listen, 50);
    });
  };
  t.rtc = { rtcConstraints: { audio: rawAudio } };
  t.start = async (token) => {
    t.options = { chunderw: location.host + '/carrier', publishEvents: false, enableImprovedSignalingErrorPrecision: true,
      sounds: Object.fromEntries(names.map((name) => [name, '/silence.wav'])) };
    t.device = new Twilio.Device(token, t.options);
    t.device.on('incoming', (call) => { t.events.push('incoming'); t.follow(call); });
    t.device.on('error', (error) => t.events.push('error ' + error.code));
    await t.device.register();
  };
  t.dial = async (To) => t.follow(await t.device.connect({ params: { To, Note: 'bär x' }, ...t.rtc }));
</script>`;

/** `t.start(number)`; answers by itself when `t.auto`. */
export const HANDSET_PAGE = `<!doctype html><meta charset="utf-8"><title>handset</title><script>
  ${METER}
  const send = (message) => t.socket.send(JSON.stringify(message));
  async function peer() {
    t.level = nothing;
    const connection = t.peer = new RTCPeerConnection();
    const stream = await navigator.mediaDevices.getUserMedia({ audio: rawAudio });
    for (const track of stream.getTracks()) t.sender = connection.addTrack(track, stream);
    connection.ontrack = ({ streams, track }) => meter(streams[0] ?? new MediaStream([track]));
    return connection;
  }
  t.start = (number) => new Promise((resolve) => {
    t.socket = new WebSocket('ws://' + location.host + '/handset');
    t.socket.onopen = () => send({ type: 'hello', numbers: [number] });
    t.socket.onmessage = async ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'ping') { t.socket.send('{"type":"pong"}'); return; }
      t.events.push(message.type);
      if (message.callSid) t.callSid = message.callSid;
      if (message.type === 'welcome') resolve();
      if (message.type === 'incoming') {
        const connection = await peer();
        await connection.setRemoteDescription({ type: 'offer', sdp: message.sdp });
        await connection.setLocalDescription();
        send({ type: 'answer', callSid: message.callSid, sdp: connection.localDescription.sdp });
      }
      if ((message.type === 'answered' || message.type === 'ringing') && message.sdp) await t.peer.setRemoteDescription({ type: 'answer', sdp: message.sdp });
      if (message.type === 'hangup') t.peer?.close();
    };
  });
  t.dial = async (from, to) => {
    const connection = await peer();
    await connection.setLocalDescription();
    send({ type: 'call', id: 'call-' + crypto.randomUUID(), from, to, sdp: connection.localDescription.sdp });
  };
  t.keys = (digits) => t.sender.dtmf.insertDTMF(digits, 160, 70);
  t.hangup = () => { send({ type: 'hangup', callSid: t.callSid }); t.peer.close(); };
</script>`;
