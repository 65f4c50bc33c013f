/** `ringline events`: what an operator may do about the events between services while the product runs. */
import { Command } from 'commander';
import type { Shell } from '../command.ts';
import { parkedCommand } from './parked.ts';
import { republishCommand } from './republish.ts';

export function eventsCommand(shell: Shell): Command {
  return new Command('events')
    .description('The event path between services.')
    .addCommand(parkedCommand(shell))
    .addCommand(republishCommand(shell));
}
