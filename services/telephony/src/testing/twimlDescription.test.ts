import { describe, expect, it } from 'vitest';
import { twimlProblems } from './twimlDescription.ts';

const said = (inside: string) => twimlProblems(`<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`);

describe('TwiML by the types of the provider’s library', () => {
  it.each([
    '<Play loop="0">https://x.test/a.wav</Play><Redirect method="POST">https://x.test/b</Redirect>',
    '<Gather input="dtmf speech" numDigits="1" timeout="5" actionOnEmptyResult="true"><Say language="fr-FR">Oui</Say></Gather>',
    '<Dial><Conference startConferenceOnEnter="true" statusCallbackEvent="start end join leave" beep="false">x</Conference></Dial>',
    '<Record maxLength="120" playBeep="true" recordingStatusCallbackEvent="completed"/><Hangup/>',
    '<Reject reason="busy"/>',
    '',
  ])('takes %s', (inside) => expect(said(inside)).toEqual([]));

  it.each([
    ['<Shout>Hello</Shout>', '<Shout> does not stand in <Response>'],
    ['<Conference>x</Conference>', '<Conference> does not stand in <Response>'],
    ['<Gather><Record/></Gather>', '<Record> does not stand in <Gather>'],
    ['<Play volume="11">https://x.test/a.wav</Play>', '<Play> has no attribute volume'],
    ['<Play loop="often">https://x.test/a.wav</Play>', '<Play loop="often"> is not one of its values'],
    ['<Reject reason="tired"/>', '<Reject reason="tired"> is not one of its values'],
    ['<Hangup now="true"/>', '<Hangup> has no attribute now'],
    [
      '<Dial><Conference statusCallbackEvent="start wave">x</Conference></Dial>',
      '<Conference statusCallbackEvent="start wave"> is not one of its values',
    ],
    ['<Say> \u200b</Say>', '<Say> says nothing'],
    [`<Say>${'x'.repeat(4_097)}</Say>`, '<Say> says too much'],
    ['<Gather timeout="0"/>', '<Gather timeout="0"> is out of its range'],
    ['<Play>hold.wav</Play>', '<Play> has no address'],
    ['<Say>one\u000btwo</Say>', 'it holds a character that XML does not'],
    [`<Say>x</Say>`.repeat(6_000), 'it is larger than the provider takes'],
    ['<Dial><Client><Say>x</Say></Client></Dial>', '<Say> does not stand in <Client>'],
  ])('finds what is wrong with %s', (inside, problem) => expect(said(inside)).toEqual([problem]));

  it('knows what is no TwiML at all', () => {
    expect(twimlProblems('<Response><Play></Response>')).toEqual([expect.stringContaining('no XML')]);
    expect(twimlProblems('<Answer/>')).toEqual(['its root is not <Response>']);
  });
});
