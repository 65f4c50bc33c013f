/** Orders at the carrier that bring numbers to it: its Porting API, through the library. */
import { carrierFailure, isGone, type Carrier } from '@ringline/kit/carrier';

/** A number in an order, in the carrier's words. */
export interface PortInNumber {
  readonly sid: string;
  readonly number: string;
  readonly status: string;
  readonly portDate: Date | null;
  readonly rejection: { readonly code: string; readonly reason: string } | undefined;
}
export interface PortIn {
  readonly sid: string;
  readonly status: string;
  readonly signatureUrl: string;
  readonly numbers: readonly PortInNumber[];
}
/** What the carrier says of a number that may come to it. */
export interface Portable {
  readonly portable: boolean;
  readonly pinRequired: boolean;
  readonly code: number | null;
  readonly type: string;
  readonly country: string;
}
export interface NewPortIn {
  readonly documents: readonly string[];
  readonly numbers: readonly { readonly number: string; readonly pin: string | undefined }[];
  readonly wishedDate: string;
  readonly customer: {
    readonly isBusiness: boolean;
    readonly name: string;
    readonly accountNumber: string;
    readonly accountPhone: string;
    readonly representative: string;
    readonly representativeEmail: string;
    readonly street: string;
    readonly street2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
}

export interface PortingDesk {
  /** @throws Error when the carrier does not answer */
  portability(number: string): Promise<Portable>;
  /** @throws Error; `carrierFailure` says what it means */
  create(order: NewPortIn): Promise<PortIn>;
  fetch(sid: string): Promise<PortIn>;
  /** Sids of the orders since then: one whose answer was lost is among them. */
  recent(since: Date): Promise<string[]>;
  /** What is not there any more is cancelled. @throws Error when the carrier refuses it */
  cancel(sid: string): Promise<void>;
  cancelNumber(sid: string, numberSid: string): Promise<void>;
}

/** Orders looked through for one whose answer was lost, at the most. */
const RECENT = 50;

export function createPortingDesk({ rest }: Pick<Carrier, 'rest'>, accountSid: string): PortingDesk {
  const api = rest.numbers.v1;
  return {
    async portability(number) {
      const told = await api.portingPortabilities(number).fetch({ targetAccountSid: accountSid });
      return {
        portable: told.portable,
        pinRequired: told.pinAndAccountNumberRequired,
        code: told.portable ? null : told.notPortableReasonCode,
        type: told.numberType,
        country: told.country,
      };
    },
    async create({ documents, numbers, wishedDate, customer }) {
      // The library sends a JSON body as it is given, in the names of the API.
      const body = {
        account_sid: accountSid,
        documents,
        phone_numbers: numbers.map(({ number, pin }) => ({ phone_number: number, ...(pin ? { pin } : {}) })),
        target_port_in_date: wishedDate,
        losing_carrier_information: {
          customer_type: customer.isBusiness ? 'Business' : 'Individual',
          customer_name: customer.name,
          account_number: customer.accountNumber,
          account_telephone_number: customer.accountPhone,
          authorized_representative: customer.representative,
          authorized_representative_email: customer.representativeEmail,
          address: {
            street: customer.street,
            ...(customer.street2 === '' ? {} : { street_2: customer.street2 }),
            city: customer.city,
            state: customer.state,
            zip: customer.zip,
            country: 'USA',
          },
        },
      };
      return told(await api.portingPortIns.create(body as never));
    },
    fetch: async (sid) => told(await api.portingPortIns(sid).fetch()),
    recent: async (since) =>
      (await api.portingAllPortIns.list({ createdAfter: since.toISOString(), limit: RECENT })).map(
        ({ portInRequestSid }) => portInRequestSid,
      ),
    cancel: (sid) => orGone(api.portingPortIns(sid).remove()),
    cancelNumber: (sid, numberSid) => orGone(api.portingPortInPhoneNumber(sid, numberSid).remove()),
  };
}

type Told = Awaited<ReturnType<ReturnType<Carrier['rest']['numbers']['v1']['portingPortIns']>['fetch']>>;

function told({ portInRequestSid, portInRequestStatus, signatureRequestUrl, phoneNumbers }: Told): PortIn {
  return {
    sid: portInRequestSid,
    status: inOneWord(portInRequestStatus),
    signatureUrl: signatureRequestUrl ?? '',
    numbers: phoneNumbers.map((one) => ({
      sid: one.portInPhoneNumberSid ?? '',
      number: one.phoneNumber ?? '',
      status: inOneWord(one.portInPhoneNumberStatus),
      portDate: one.portDate ? new Date(one.portDate) : null,
      rejection: one.rejectionReason
        ? { code: codeOf(one.rejectionReasonCode), reason: one.rejectionReason }
        : undefined,
    })),
  };
}

/** Its library calls the code a text; the API answers with a number. */
const codeOf = (code: string | number | null | undefined): string => String(code ?? '');

/** It writes `In Review`, `in_review` and `Waiting for Signature`. */
const inOneWord = (status: string | null | undefined): string =>
  (status ?? '').toLowerCase().replaceAll(/[\s_-]+/g, '');

async function orGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isGone(carrierFailure(error))) throw error;
  });
}
