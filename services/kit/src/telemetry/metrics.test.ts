import { describe, expect, it } from 'vitest';
import { createMetrics } from './index.ts';

describe('the registry of a process', () => {
  it('has a metric once, whoever of its services asks for it', async () => {
    const metrics = createMetrics();
    const spec = { name: 'things_total', help: 'Things', labels: ['service'] } as const;
    metrics.counter(spec).labels('billing').inc();
    metrics.counter(spec).labels('telephony').inc(2);
    const text = await metrics.registry.getSingleMetricAsString('things_total');
    expect(text).toContain('things_total{service="billing"} 1');
    expect(text).toContain('things_total{service="telephony"} 2');
  });

  it('reads at each scrape, and leaves out a source that is away', async () => {
    const metrics = createMetrics();
    const spec = { name: 'lag_seconds', help: 'Lag', labels: ['database'] } as const;
    let away = false;
    metrics.readAtScrape(spec, () => [{ labels: { database: 'billing' }, value: 3 }]);
    metrics.readAtScrape(spec, async () => {
      if (away) throw new Error('away');
      return [{ labels: { database: 'telephony' }, value: 4 }];
    });
    const scrape = () => metrics.registry.getSingleMetricAsString('lag_seconds');
    expect(await scrape()).toContain('lag_seconds{database="telephony"} 4');
    away = true;
    expect(await scrape()).toContain('lag_seconds{database="billing"} 3');
    expect(await scrape()).not.toContain('telephony');
  });
});
