/** Adjectives and nouns so common that a value's having them in its name makes them no name for it; lemmas. */
export const plainWords = new Set(
  (
    'new old first last next other same big small high low good bad best worst full half part total main general special normal free ' +
    'early late long short top bottom whole single double public private local national great average extra only business company ' +
    'firm group service product person people man woman name number type day week month year time hour minute night morning evening ' +
    'order sale item thing stuff house home office place money cash price cost value amount rate share list report data row record ' +
    'line unit piece one two three four five six seven eight nine ten and or not no yes with without from for the per both all any ' +
    'some many much more most few less least above below over under between before after since until back out up down off on in at ' +
    'right left hard soft easy quick slow fast hot cold warm real true fair fine clear ready busy light heavy large little late ' +
    'team staff client customer user member account case job work care help need want way end start side point level ' +
    'white black red blue green yellow brown grey gray orange purple pink silver gold dark ' +
    'plan use set get go come make take give buy sell pay see look find show tell know think keep put let say ask like love'
  ).split(' '),
);

/** Words of the calendar: a campaign may be called by them, but a question means the time. */
export const timeWords = new Set(
  (
    'spring summer autumn fall winter christmas easter thanksgiving halloween holiday weekend weekday monday tuesday wednesday thursday ' +
    'friday saturday sunday january february march april may june july august september october november december today yesterday ' +
    'tomorrow annual monthly weekly daily quarterly yearly season century decade morning afternoon evening night noon midnight'
  ).split(' '),
);

/** First names and surnames that are words of the language too: people only when typed as names. */
export const nameWords = new Set(
  (
    'mark rose grace faith hope will bill rob pat art grant chase drew gene jack jean lance miles nick penny ray rich sue victor wade dean ' +
    'dawn joy ivy lily daisy olive amber ruby pearl page stone brown green white black grey gray young long short banks hill field wood ' +
    'woods lake rivers bush park parks cook baker carter cooper fisher hunter mason miller porter potter smith taylor turner walker weaver ' +
    'price bond cash bell ball day king knight noble frost snow major sharp swift wise reed read moss fox wolf bird swan lamb bull church ' +
    'bishop abbot pope prince duke earl love best good small little large head hand foot may june august summer winter dale glen cliff ' +
    'rock forest heath ford bridge mill mills field marsh storm rain sky star ward street lane court gates gate wall hall house barn ' +
    'power powers burns waters wells pike salmon herring rice pepper curry bacon berry plum bean case chance early grand guy hank harry ' +
    'iris ken max norm patience peg reading scout sterling terry tony trace van vent west east north south york lincoln'
  ).split(' '),
);
