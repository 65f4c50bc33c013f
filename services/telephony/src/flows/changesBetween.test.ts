import { expect, it } from 'vitest';
import type { DocumentNode, FlowDocument } from '../calls/engine/flow/document.ts';
import { changesBetween } from './changesBetween.ts';

const ring: DocumentNode = { id: 'ring', kind: 'RING', teamId: 't', next: 'message' };
const message: DocumentNode = { id: 'message', kind: 'VOICEMAIL' };
const LIVE: FlowDocument = { start: 'ring', nodes: [ring, message] };
const counted = (start: string, ...nodes: DocumentNode[]) => changesBetween(LIVE, { start, nodes });

it('counts a new step once, wherever it stands', () => {
  const greet: DocumentNode = { id: 'greet', kind: 'PLAY', next: 'ring' };
  expect(counted('greet', greet, ring, message)).toBe(1);
  expect(counted('ring', { ...ring, next: 'greet' }, { ...greet, next: 'message' }, message)).toBe(1);
  const hours: DocumentNode = { id: 'hours', kind: 'HOURS', next: 'ring' };
  expect(counted('hours', hours, ring, message)).toBe(1);
  expect(counted('ring', { ...ring, next: 'hours' }, { ...hours, next: 'message' }, message)).toBe(1);
});

it('counts a step that is gone once, and one in its place as another', () => {
  const end: DocumentNode = { id: 'end', kind: 'END' };
  const { next: _next, ...alone } = ring;
  expect(counted('ring', alone)).toBe(1);
  expect(counted('message', message)).toBe(1);
  expect(counted('ring', { ...ring, next: 'end' }, end)).toBe(2);
});

it('counts settings, ways that lead elsewhere, and another beginning', () => {
  expect(counted('ring', ring, message)).toBe(0);
  expect(counted('ring', { ...ring, seconds: 30 }, message)).toBe(1);
  expect(counted('message', ring, message)).toBe(1);
  const { next: _next, ...open } = ring;
  expect(counted('ring', open, message)).toBe(1);
});
