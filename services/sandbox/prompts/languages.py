"""
Makes what Flite does not speak well: our own words in Spanish, French and German, the English of countries other than the US,
and what the web client plays of both. `pip install -r requirements.txt`, then `python languages.py` (README.md has the licences).

The texts are in telephony's words.json: a sound is one text by the voice of its language, or pieces by several voices.
A file that exists is kept; name sounds such as `es-greeting`, or `samples`, to make them again.
"""
import array
import json
import shutil
import sys
import wave
from pathlib import Path

import lameenc
from py_nanotts import NanoTTS

HERE = Path(__file__).resolve().parent
TELEPHONY = HERE / "../../telephony/sounds"
WEB = HERE / "../../../web/public/sounds"
TEXTS = HERE / "../../../web/src/onboarding/texts"
RATE = 16_000
VOICES = {"es": "es-ES", "fr": "fr-FR", "de": "de-DE", "en-ca": "en-US", "en-ng": "en-GB", "en-tz": "en-GB", "en-ke": "en-GB"}
# What people may choose in the editor of flows, and how its trials end; the rest is heard in calls alone.
SHOWN = {"greeting", "ivr-welcome", "closed", "unavailable", "voicemail"}
# Of full scale, as build.mjs has it: a call must not jump in loudness.
PEAK = 0.6
SPEECH_PEAK = int(PEAK * 32_767)
# Below this a sample is the voice's silence.
QUIET = 330

nanotts = NanoTTS()


def silence(seconds):
    return array.array("h", bytes(2 * int(seconds * RATE)))


def levelled(samples, peak=SPEECH_PEAK):
    top = max(1, max(abs(sample) for sample in samples))
    return array.array("h", (sample * peak // top for sample in samples))


def speak(text, voice):
    samples = array.array("h", nanotts.speak(text, voice=voice))
    loud = [index for index, sample in enumerate(samples) if abs(sample) > QUIET]
    edge = RATE // 50
    return levelled(samples[max(0, loud[0] - edge) : loud[-1] + 2 * edge])


def said(words, voice):
    """A text, or pieces of several voices."""
    if isinstance(words, str):
        return speak(words, voice)
    out = array.array("h")
    for index, piece in enumerate(words):
        out += silence(0.2 if index else 0) + speak(piece["text"], piece["voice"])
    return out


def write(file, samples):
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_bit_rate(24)
    encoder.set_in_sample_rate(RATE)
    encoder.set_out_sample_rate(RATE)
    encoder.set_channels(1)
    encoder.set_quality(2)
    file.write_bytes(bytes(encoder.encode(samples.tobytes()) + encoder.flush()))
    print(file.name)


def wav(file):
    """A WAV file of 8 kHz, at the rate of speech."""
    with wave.open(str(file)) as given:
        assert given.getframerate() == RATE // 2 and given.getnchannels() == 1, file
        samples = array.array("h", given.readframes(given.getnframes()))
    out = array.array("h")
    for sample, following in zip(samples, samples[1:] + samples[-1:]):
        out.extend((sample, (sample + following) // 2))
    return out


def samples_of(key, words):
    """What a caller hears with each template of the call-flow chooser, as build.mjs makes them in the English of the US."""
    voice = VOICES[key]
    ring = wav(WEB / "ringback.wav")[: 2 * RATE] + silence(1)
    pause = silence(0.4)
    music = wav(TELEPHONY / "hold-music.wav")[: 5 * RATE]
    menu = json.loads((TEXTS / f"{key[:2]}.json").read_text("utf8"))["flow"]["menu"]["say"]
    english = {"in-line-two": "You are second in line.", "in-line-one": "You are next in line."}
    place = lambda name: speak(words.get(name) or english[name], voice)
    greeting = said(words["greeting"], voice)
    return {
        "classic": greeting + pause + ring + ring,
        "queue": greeting + pause + place("in-line-two") + pause + music + pause + place("in-line-one"),
        "ivr": said(words["ivr-welcome"], voice) + pause + speak(menu, voice) + pause + wav(WEB / "dtmf2.wav") + pause + ring,
    }


def main(anew):
    for key, words in json.loads((TELEPHONY / "words.json").read_text("utf8")).items():
        for name, text in words.items():
            file = TELEPHONY / f"{key}-{name}.mp3"
            if not file.exists() or file.stem in anew:
                write(file, silence(0.1) + said(text, VOICES[key]) + silence(0.15))
            if name in SHOWN:
                shutil.copyfile(file, WEB / file.name)
        files = {kind: WEB / f"{key}-sample-{kind}.mp3" for kind in ("classic", "queue", "ivr")}
        if "samples" in anew or not all(file.exists() for file in files.values()):
            for kind, samples in samples_of(key, words).items():
                write(files[kind], samples)


main(set(sys.argv[1:]))
