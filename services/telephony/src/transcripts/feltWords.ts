/**
 * Words by which people on the telephone say how they feel, in the languages for which there is no kept list with a licence that fits
 * (English has AFINN). Each counts two, as AFINN rates "thank" and "angry"; `*` stands for any ending. What is polite without being
 * felt ("por favor", "bitte") is left out.
 */
export interface FeltWords {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** What turns the words behind it round. */
  readonly negations: readonly string[];
  /** Words before a negation that it turns round too: German puts it last. */
  readonly reachBack: number;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const SPANISH: FeltWords = {
  good: words(`gracias agradec* agradable* genial* excelente* perfecto perfecta perfectos perfectas perfectamente maravill* fantástic*
    estupend* increíble* encanta encantan encantado encantada contento contenta contentos contentas feliz felices satisfech* amable*
    buen bueno buena buenos buenas buenísim* mejor mejores bonit* precios* hermos* útil útiles alegr* recomiend* recomendar* eficaz
    eficiente* tranquil* cómod* resuelt* solucionad*`),
  bad: words(`mal malo mala malos malas malísim* terrible* horrible* pésim* peor peores fatal odio odia odiamos enfad* enoj* furios*
    molest* indign* triste* decepcion* problema problemas queja quejas quejar* reclamación reclamaciones reclamar roto rota rotos rotas
    estrope* averiad* defectuos* dañad* equivoc* falla falló fallado inútil* inaceptable* vergüenza vergonz* asco estaf* engañ* mentira*
    robo robaron retraso retrasos retrasad* imposible* preocup* harto harta hartos hartas dolor grosero grosera desastr* lamentable*
    desagradable* frustr*`),
  negations: words('no nunca jamás sin ni tampoco ningún ninguna'),
  reachBack: 0,
};

const FRENCH: FeltWords = {
  good: words(`merci remerci* excellent* parfait* génial* super formidable* merveill* magnifique* fantastique* incroyable* agréable*
    content contente contents contentes heureux heureuse* satisfait* ravi ravie ravis ravies gentil* aimable* bon bonne bons bonnes
    meilleur* joli* utile* efficace* adore adorons aime aimons plaisir recommande* résolu* rassur* bravo chouette sympa sympathique*`),
  bad: words(`mal mauvais* terrible* horrible* affreu* pire* nul nulle déteste* fâché* colère furieu* énerv* agac* indign* triste*
    déçu* décevant* déception problème* plainte* plaindre réclamation* cassé* abîmé* défectueu* endommagé* panne erreur* trompé* inutile*
    inacceptable* honte honteu* arnaqu* mensonge* menti volé* retard* impossible* inquiet* inquiè* marre douleur* grossi* catastroph*
    lamentable* désagréable* frustr* scandal*`),
  negations: words('pas jamais sans ni aucun aucune guère'),
  reachBack: 0,
};

const GERMAN: FeltWords = {
  good: words(`danke dank dankbar* ausgezeichnet* perfekt* wunderbar* großartig* toll tolle toller tolles tollen super klasse
    prima fantastisch* hervorragend* angenehm* zufrieden* glücklich* froh freu freue freut freuen freundlich* nett nette netter netten
    gut gute guter gutes guten besser bessere* beste* schön schöne schöner schönes schönen hilfreich* nützlich* liebe lieben gefällt
    gefallen begeister* empfehl* gelöst* beruhig*`),
  bad: words(`schlecht* schlimm* furchtbar* schrecklich* fürchterlich* katastroph* mies* hasse hassen ärger* verärger* wütend* sauer
    empör* traurig* enttäusch* problem* beschwer* reklam* kaputt* defekt* beschädig* fehlerhaft* fehler falsch falsche* unbrauchbar*
    nutzlos* inakzeptabel* unverschämt* peinlich* betrug* betrog* betrüg* gelogen lüge* gestohlen* verspät* unmöglich* sorge sorgen genervt*
    nervt schmerz* unfreundlich* unhöflich* lächerlich* unangenehm* frustr* leider unzufrieden* unglücklich*`),
  negations: words('nicht kein keine keinen keinem keiner nie niemals ohne weder'),
  reachBack: 2,
};

const BY_LANGUAGE: Readonly<Record<string, FeltWords>> = {
  es: SPANISH,
  spanish: SPANISH,
  castilian: SPANISH,
  fr: FRENCH,
  french: FRENCH,
  de: GERMAN,
  german: GERMAN,
};

/** @param language as an engine calls it: es, es-MX, spanish */
export function feltWordsOf(language: string): (FeltWords & { rate: (word: string) => number }) | undefined {
  const list = BY_LANGUAGE[language.toLowerCase().split(/[-_]/)[0] ?? ''];
  if (!list) return undefined;
  return { ...list, rate: (word) => (isOn(list.good, word) ? 2 : isOn(list.bad, word) ? -2 : 0) };
}

const isOn = (list: readonly string[], word: string): boolean =>
  list.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
