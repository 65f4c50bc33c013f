/** What a document says in each language, besides its figures. */
import type { Language } from '@ringline/kit/mail';

interface DocumentWords {
  readonly invoice: string;
  readonly creditNote: string;
  readonly receipt: string;
  readonly number: string;
  readonly date: string;
  readonly period: string;
  readonly status: string;
  readonly from: string;
  readonly billTo: string;
  readonly taxId: (id: string) => string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly total: string;
  readonly states: Readonly<Record<'PAID' | 'PARTIAL' | 'UNPAID' | 'WRITTEN_OFF', string>>;
  readonly seats: (plan: string, count: number) => string;
  readonly unused: (plan: string, count: number) => string;
  readonly share: (count: number, price: string, factor: string) => string;
  readonly credit: string;
  readonly coupon: (code: string) => string;
  readonly tax: (name: string, percent: string) => string;
  readonly includes: (name: string, percent: string) => string;
  readonly reverseCharge: string;
  readonly registration: string;
  readonly earlier: string;
  readonly earlierBalance: string;
  readonly later: string;
  readonly laterBalance: string;
  readonly refund: (number: string) => string;
  readonly paid: (date: string) => string;
  readonly paidByCard: (date: string, brand: string, last4: string) => string;
  readonly due: (amount: string) => string;
  readonly nothingDue: string;
  readonly refunded: (amount: string, number: string, date: string) => string;
  readonly questions: (email: string) => string;
  readonly page: (page: number, pages: number) => string;
}

const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

export const WORDS: Readonly<Record<Language, DocumentWords>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    receipt: 'Receipt',
    number: 'Number',
    date: 'Date',
    period: 'Period',
    status: 'Status',
    from: 'From',
    billTo: 'Bill to',
    taxId: (id) => `Tax ID ${id}`,
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    total: 'Total',
    states: { PAID: 'Paid', PARTIAL: 'Partly paid', UNPAID: 'Unpaid', WRITTEN_OFF: 'Written off' },
    seats: (plan, count) => `${plan}, ${counted(count, 'seat', 'seats')}`,
    unused: (plan, count) => `${plan}, ${counted(count, 'seat', 'seats')}, unused time`,
    share: (count, price, factor) => `${count} × ${price} × ${factor}, the rest of the period`,
    credit: 'Credit',
    registration: 'Registration of local US numbers',
    coupon: (code) => `Coupon ${code}`,
    tax: (name, percent) => `${name} ${percent}`,
    includes: (name, percent) => `Includes ${name} ${percent}`,
    reverseCharge: 'Reverse charge: the customer accounts for the VAT.',
    earlier: 'Too small to charge to a card: from an earlier invoice',
    earlierBalance: 'Your balance from an earlier invoice',
    later: 'Too small to charge to a card: moved to the next invoice',
    laterBalance: 'Your balance, kept for the next invoice',
    refund: (number) => `Refund of ${number}`,
    paid: (date) => `Paid on ${date}`,
    paidByCard: (date, brand, last4) => `Paid on ${date} with ${brand} card ending in ${last4}`,
    due: (amount) => `${amount} is due.`,
    nothingDue: 'Nothing is due.',
    refunded: (amount, number, date) => `Refunded ${amount} on ${date} with credit note ${number}`,
    questions: (email) => `Questions? ${email}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Nota de crédito',
    receipt: 'Recibo',
    number: 'Número',
    date: 'Fecha',
    period: 'Periodo',
    status: 'Estado',
    from: 'De',
    billTo: 'Facturar a',
    taxId: (id) => `Identificación fiscal ${id}`,
    description: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    total: 'Total',
    states: { PAID: 'Pagada', PARTIAL: 'Pagada en parte', UNPAID: 'Sin pagar', WRITTEN_OFF: 'Anulada' },
    seats: (plan, count) => `${plan}, ${counted(count, 'licencia', 'licencias')}`,
    unused: (plan, count) => `${plan}, ${counted(count, 'licencia', 'licencias')}, tiempo no usado`,
    share: (count, price, factor) => `${count} × ${price} × ${factor}, el resto del periodo`,
    credit: 'Saldo',
    registration: 'Registro de números locales de EE. UU.',
    coupon: (code) => `Cupón ${code}`,
    tax: (name, percent) => `${name} ${percent}`,
    includes: (name, percent) => `Incluye ${name} ${percent}`,
    reverseCharge: 'Inversión del sujeto pasivo: el cliente liquida el IVA.',
    earlier: 'Importe demasiado pequeño para una tarjeta: de una factura anterior',
    earlierBalance: 'Tu saldo a favor de una factura anterior',
    later: 'Importe demasiado pequeño para una tarjeta: pasa a la próxima factura',
    laterBalance: 'Tu saldo a favor, guardado para la próxima factura',
    refund: (number) => `Reembolso de ${number}`,
    paid: (date) => `Pagada el ${date}`,
    paidByCard: (date, brand, last4) => `Pagada el ${date} con la tarjeta ${brand} terminada en ${last4}`,
    due: (amount) => `Quedan ${amount} por pagar.`,
    nothingDue: 'No queda nada por pagar.',
    refunded: (amount, number, date) => `Reembolso de ${amount} el ${date} con la nota de crédito ${number}`,
    questions: (email) => `¿Preguntas? ${email}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    receipt: 'Reçu',
    number: 'Numéro',
    date: 'Date',
    period: 'Période',
    status: 'Statut',
    from: 'De',
    billTo: 'Facturé à',
    taxId: (id) => `Numéro fiscal ${id}`,
    description: 'Description',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    states: { PAID: 'Payée', PARTIAL: 'Payée en partie', UNPAID: 'Non payée', WRITTEN_OFF: 'Annulée' },
    seats: (plan, count) => `${plan}, ${counted(count, 'licence', 'licences')}`,
    unused: (plan, count) => `${plan}, ${counted(count, 'licence', 'licences')}, temps non utilisé`,
    share: (count, price, factor) => `${count} × ${price} × ${factor}, le reste de la période`,
    credit: 'Crédit',
    registration: 'Enregistrement des numéros locaux américains',
    coupon: (code) => `Coupon ${code}`,
    tax: (name, percent) => `${name} ${percent}`,
    includes: (name, percent) => `Dont ${name} ${percent}`,
    reverseCharge: 'Autoliquidation : la TVA est due par le client.',
    earlier: 'Montant trop petit pour une carte : repris d’une facture précédente',
    earlierBalance: 'Votre solde d’une facture précédente',
    later: 'Montant trop petit pour une carte : reporté sur la prochaine facture',
    laterBalance: 'Votre solde, gardé pour la prochaine facture',
    refund: (number) => `Remboursement de ${number}`,
    paid: (date) => `Payée le ${date}`,
    paidByCard: (date, brand, last4) => `Payée le ${date} avec la carte ${brand} se terminant par ${last4}`,
    due: (amount) => `Il reste ${amount} à payer.`,
    nothingDue: 'Il ne reste rien à payer.',
    refunded: (amount, number, date) => `Remboursement de ${amount} le ${date} avec l’avoir ${number}`,
    questions: (email) => `Des questions ? ${email}`,
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    receipt: 'Beleg',
    number: 'Nummer',
    date: 'Datum',
    period: 'Zeitraum',
    status: 'Status',
    from: 'Von',
    billTo: 'Rechnung an',
    taxId: (id) => `Steuernummer ${id}`,
    description: 'Beschreibung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    states: { PAID: 'Bezahlt', PARTIAL: 'Teilweise bezahlt', UNPAID: 'Offen', WRITTEN_OFF: 'Ausgebucht' },
    seats: (plan, count) => `${plan}, ${counted(count, 'Lizenz', 'Lizenzen')}`,
    unused: (plan, count) => `${plan}, ${counted(count, 'Lizenz', 'Lizenzen')}, nicht genutzte Zeit`,
    share: (count, price, factor) => `${count} × ${price} × ${factor}, der Rest des Zeitraums`,
    credit: 'Guthaben',
    registration: 'Registrierung lokaler US-Nummern',
    coupon: (code) => `Gutschein ${code}`,
    tax: (name, percent) => `${name} ${percent}`,
    includes: (name, percent) => `Enthält ${name} ${percent}`,
    reverseCharge:
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge): Die Umsatzsteuer schuldet der Kunde.',
    earlier: 'Zu klein für eine Kartenzahlung: aus einer früheren Rechnung',
    earlierBalance: 'Ihr Guthaben aus einer früheren Rechnung',
    later: 'Zu klein für eine Kartenzahlung: auf die nächste Rechnung verschoben',
    laterBalance: 'Ihr Guthaben für die nächste Rechnung',
    refund: (number) => `Erstattung von ${number}`,
    paid: (date) => `Bezahlt am ${date}`,
    paidByCard: (date, brand, last4) => `Bezahlt am ${date} mit ${brand}-Karte, Endziffern ${last4}`,
    due: (amount) => `${amount} sind offen.`,
    nothingDue: 'Es ist nichts offen.',
    refunded: (amount, number, date) => `${amount} erstattet am ${date} mit Gutschrift ${number}`,
    questions: (email) => `Fragen? ${email}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
