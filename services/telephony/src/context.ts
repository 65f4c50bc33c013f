import type { Carrier } from '@ringline/kit/carrier';
import type { ChatModel } from '@ringline/kit/chat';
import type { TenantUnit, TransactionOf } from '@ringline/kit/db';
import type { ServiceContext } from '@ringline/kit/service';
import type { Transcriber } from '@ringline/kit/transcription';
import type { Addresses } from './carrier/addresses.ts';
import type { PortingDesk } from './carrier/porting.ts';
import type { Silence } from './devices/silence.ts';
import type { CallFigures } from './figures.ts';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

export type Context = ServiceContext<Environment, PrismaClient>;
export type Transaction = TransactionOf<PrismaClient>;
export type Unit = TenantUnit<PrismaClient>;

/** What the use cases of telephony stand on. */
export interface Deps extends Pick<
  Context,
  'env' | 'db' | 'clock' | 'ids' | 'log' | 'metrics' | 'rpc' | 'storage' | 'jobs' | 'secrets'
> {
  readonly carrier: Carrier;
  readonly addresses: Addresses;
  /** Orders at the carrier that bring numbers to it. */
  readonly porting: PortingDesk;
  readonly figures: CallFigures;
  readonly silence: Silence;
  /** Who turns recorded speech into words; undefined: nobody does. */
  readonly transcriber: Transcriber | undefined;
  /** Who sums calls up; undefined: nobody does. */
  readonly summarizer: ChatModel | undefined;
}
