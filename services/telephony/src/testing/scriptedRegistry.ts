/** The registry of businesses that text, as far as registering local numbers sees it: it takes everything, and tests decide. */

type Form = Readonly<Record<string, string | string[]>>;
interface Answer {
  status: number;
  body: unknown;
}
type Item = Record<string, unknown> & { sid: string };

const meta = (key: string) => ({ key, page: 0, page_size: 50, next_page_url: null });

export function scriptedRegistry(sid: (prefix: string) => string) {
  const bundles: Item[] = [];
  const people: Item[] = [];
  const brands: Item[] = [];
  const services: Item[] = [];
  const campaigns: Item[] = [];
  const numbers: { service: string; sid: string }[] = [];
  const names: { service: string; sid: string; alpha_sender: string }[] = [];
  const registry = {
    brands,
    campaigns,
    /** The carrier's numbers in messaging services. */
    numbers,
    /** Names that texts leave under, in messaging services. */
    names,
    people,
    /** What an evaluation misses. */
    misses: [] as string[],
    /** Numbers that the carrier refuses to take in, by their sid. */
    refuses: new Map<string, number>(),
    respond,
  };

  function respond(method: string, path: string, form: Form): Answer | undefined {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const post = method === 'POST';
    const created = (body: unknown): Answer => ({ status: 201, body });
    const ok = (body: unknown): Answer => ({ status: 200, body });
    const none: Answer = { status: 404, body: { code: 20_404, message: 'not found', status: 404 } };
    const parts = pathname.split('/').slice(2);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = parts;
    if (first === 'CustomerProfiles' || first === 'TrustProducts') {
      if (second === '' && post) {
        const made = { sid: sid('BU'), kind: first, status: 'draft', friendly_name: form['FriendlyName'] };
        bundles.push(made);
        return created(made);
      }
      if (second === '') {
        const name = searchParams.get('FriendlyName');
        const found = bundles.filter((one) => one['kind'] === first && one['friendly_name'] === name);
        return ok({ results: found, meta: meta('results') });
      }
      if (third === 'EntityAssignments') return created({ sid: sid('BV'), object_sid: form['ObjectSid'] });
      if (third === 'Evaluations') {
        const invalid = registry.misses.map((object_field) => ({ object_field }));
        const compliant = invalid.length === 0;
        return created({
          sid: sid('EL'),
          status: compliant ? 'compliant' : 'noncompliant',
          results: [{ passed: compliant, invalid }],
        });
      }
      const known = bundles.find((one) => one.sid === second);
      if (!known) return none;
      Object.assign(known, { status: form['Status'] ?? known['status'] });
      return ok(known);
    }
    if (first === 'EndUsers' || first === 'SupportingDocuments') {
      const attributes = JSON.parse(String(form['Attributes'] ?? '{}')) as object;
      const known = people.find((one) => one.sid === second);
      if (known) return ok(Object.assign(known, { attributes }));
      const made = { sid: sid(first === 'EndUsers' ? 'IT' : 'RD'), type: form['Type'], attributes };
      people.push(made);
      return created(made);
    }
    if (first === 'a2p') {
      const known = brands.find((one) => one.sid === third);
      if (fourth === 'SmsOtp') return created({ brand_registration_sid: third });
      if (known && post) return ok(Object.assign(known, { status: 'PENDING', errors: [] }));
      if (known) return ok(known);
      if (third !== '') return none;
      if (!post) return ok({ data: brands, meta: meta('data') });
      const made = {
        sid: sid('BN'),
        customer_profile_bundle_sid: form['CustomerProfileBundleSid'],
        brand_type: form['BrandType'] ?? 'STANDARD',
        status: 'PENDING',
        identity_status: form['BrandType'] === 'SOLE_PROPRIETOR' ? 'UNVERIFIED' : 'VERIFIED',
        brand_score: null,
        errors: [],
      };
      brands.push(made);
      return created(made);
    }
    if (first !== 'Services') return undefined;
    if (second === '') {
      if (!post) return ok({ services, meta: meta('services') });
      const made = { sid: sid('MG'), friendly_name: form['FriendlyName'] };
      services.push(made);
      return created(made);
    }
    if (third === 'AlphaSenders') {
      const place = names.findIndex((one) => one.service === second && one.sid === fourth);
      if (method === 'DELETE') return place === -1 ? none : { status: 204, body: void names.splice(place, 1) };
      if (!post)
        return ok({ alpha_senders: names.filter((one) => one.service === second), meta: meta('alpha_senders') });
      const alpha = String(form['AlphaSender']);
      const refused = registry.refuses.get(alpha);
      if (refused !== undefined) return { status: 400, body: { code: refused, message: 'Not a name.', status: 400 } };
      const made = { service: second, sid: sid('AI'), alpha_sender: alpha };
      names.push(made);
      return created(made);
    }
    if (third === 'PhoneNumbers') {
      if (method === 'DELETE') {
        const place = numbers.findIndex((one) => one.service === second && one.sid === fourth);
        if (place === -1) return none;
        numbers.splice(place, 1);
        return { status: 204, body: undefined };
      }
      const wanted = String(form['PhoneNumberSid']);
      const refused = registry.refuses.get(wanted);
      const twice = numbers.some((one) => one.sid === wanted);
      if (refused !== undefined || twice)
        return { status: 400, body: { code: refused ?? 21_710, message: 'not taken in', status: 400 } };
      numbers.push({ service: second, sid: wanted });
      return created({ sid: wanted, service_sid: second });
    }
    const campaign = campaigns.find((one) => one.sid === fifth);
    if (fifth !== '' && !campaign) return none;
    if (campaign && method === 'DELETE') {
      campaigns.splice(campaigns.indexOf(campaign), 1);
      return { status: 204, body: undefined };
    }
    if (campaign && post) return ok(Object.assign(campaign, { campaign_status: 'IN_PROGRESS', errors: [], form }));
    if (campaign) return ok(campaign);
    if (!post)
      return ok({
        compliance: campaigns.filter((one) => one['messaging_service_sid'] === second),
        meta: meta('compliance'),
      });
    const made = {
      sid: sid('QE'),
      messaging_service_sid: second,
      brand_registration_sid: form['BrandRegistrationSid'],
      us_app_to_person_usecase: form['UsAppToPersonUsecase'],
      campaign_status: 'IN_PROGRESS',
      errors: [],
      form,
    };
    campaigns.push(made);
    return created(made);
  }
  return registry;
}
