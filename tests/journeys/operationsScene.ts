/** What the parts of everyOperation.test.ts share: one product, and one owner with a phone. */
import type { HeadlessPhone, OutsideWorld, Owner, RunningProduct } from '../testkit/index.ts';

/** Empty until the product has started: read it in a test, not while tests are declared. */
export interface Scene {
  product: RunningProduct;
  outside: OutsideWorld;
  ana: Owner;
  phone: HeadlessPhone;
}
