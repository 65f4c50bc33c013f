/** What the carrier charges us for a leg, in millionths of a unit of the currency (ISO 4127). */
export interface LegPrice {
  micros: number;
  currency: string;
}
