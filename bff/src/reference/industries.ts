import type { Language } from '@ringline/kit/mail';

/** Spec 000 §3: about thirty, ecommerce and education among them. English, Spanish, French, German. */
const INDUSTRIES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  accounting: ['Accounting', 'Contabilidad', 'Comptabilité', 'Buchhaltung'],
  agriculture: ['Agriculture', 'Agricultura', 'Agriculture', 'Landwirtschaft'],
  automotive: ['Automotive', 'Automoción', 'Automobile', 'Fahrzeuge'],
  beauty: ['Beauty and wellness', 'Belleza y bienestar', 'Beauté et bien-être', 'Schönheit und Wellness'],
  construction: ['Construction', 'Construcción', 'Construction', 'Bau'],
  consulting: ['Consulting', 'Consultoría', 'Conseil', 'Beratung'],
  ecommerce: ['E-commerce', 'Comercio electrónico', 'E-commerce', 'Onlinehandel'],
  education: ['Education', 'Educación', 'Éducation', 'Bildung'],
  energy: ['Energy', 'Energía', 'Énergie', 'Energie'],
  entertainment: ['Entertainment', 'Entretenimiento', 'Divertissement', 'Unterhaltung'],
  events: ['Events', 'Eventos', 'Événementiel', 'Veranstaltungen'],
  finance: ['Financial services', 'Servicios financieros', 'Services financiers', 'Finanzdienstleistungen'],
  fitness: ['Sports and fitness', 'Deporte y fitness', 'Sport et remise en forme', 'Sport und Fitness'],
  government: ['Government', 'Administración pública', 'Administration publique', 'Öffentliche Verwaltung'],
  healthcare: ['Health care', 'Sanidad', 'Santé', 'Gesundheit'],
  home_services: ['Home services', 'Servicios para el hogar', 'Services à domicile', 'Haus und Handwerk'],
  hospitality: ['Hotels and hospitality', 'Hostelería', 'Hôtellerie', 'Hotels und Gastgewerbe'],
  insurance: ['Insurance', 'Seguros', 'Assurance', 'Versicherungen'],
  it_services: ['IT services', 'Servicios informáticos', 'Services informatiques', 'IT-Dienstleistungen'],
  legal: ['Legal services', 'Servicios jurídicos', 'Services juridiques', 'Rechtsberatung'],
  logistics: ['Transport and logistics', 'Transporte y logística', 'Transport et logistique', 'Transport und Logistik'],
  manufacturing: ['Manufacturing', 'Industria', 'Industrie', 'Industrie und Fertigung'],
  marketing: ['Marketing and advertising', 'Marketing y publicidad', 'Marketing et publicité', 'Marketing und Werbung'],
  media: ['Media and publishing', 'Medios y edición', 'Médias et édition', 'Medien und Verlage'],
  non_profit: ['Non-profit', 'Sin ánimo de lucro', 'Association', 'Gemeinnützig'],
  real_estate: ['Real estate', 'Inmobiliaria', 'Immobilier', 'Immobilien'],
  recruiting: ['Recruiting', 'Selección de personal', 'Recrutement', 'Personalvermittlung'],
  restaurants: ['Restaurants and food', 'Restauración', 'Restauration', 'Gastronomie'],
  retail: ['Retail', 'Comercio minorista', 'Commerce de détail', 'Einzelhandel'],
  software: ['Software', 'Software', 'Logiciels', 'Software'],
  telecommunications: ['Telecommunications', 'Telecomunicaciones', 'Télécommunications', 'Telekommunikation'],
  travel: ['Travel and tourism', 'Viajes y turismo', 'Voyages et tourisme', 'Reisen und Tourismus'],
  other: ['Other', 'Otro', 'Autre', 'Andere'],
};

const COLUMNS: readonly Language[] = ['en', 'es', 'fr', 'de'];

/** Industries by their label in the language, what fits nowhere last. */
export function industriesIn(language: Language): { value: string; label: string }[] {
  const column = COLUMNS.indexOf(language);
  return Object.entries(INDUSTRIES)
    .map(([value, labels]) => ({ value, label: labels[column] ?? labels[0] }))
    .toSorted((a, b) =>
      a.value === 'other' ? 1 : b.value === 'other' ? -1 : a.label.localeCompare(b.label, language),
    );
}
