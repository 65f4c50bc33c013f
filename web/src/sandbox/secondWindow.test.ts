import { expect, it } from 'vitest';
import { secondWindow } from './secondWindow.ts';

const at = (address: string) => new URL(address);

it('signs a second person in under the other name of this machine', () => {
  expect(secondWindow('ben', at('http://localhost:4000/inbox'))).toBe('http://127.0.0.1:4000/login?demo=ben');
  expect(secondWindow('ben', at('http://127.0.0.1:4000/'))).toBe('http://localhost:4000/login?demo=ben');
  expect(secondWindow('ben', at('http://[::1]:4000/'))).toBe('http://localhost:4000/login?demo=ben');
});

it('offers nobody where this machine has no second name', () => {
  expect(secondWindow('ben', at('https://demo.example.com/'))).toBeUndefined();
  expect(secondWindow('ben', at('http://192.168.1.4:4000/'))).toBeUndefined();
});
