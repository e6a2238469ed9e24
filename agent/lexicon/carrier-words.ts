/** Words that may be skipped wherever they stand, because they never change which rows or which number is meant. */
export const fillers = new Set(
  (
    'the a an of in on at for from to with is are was were be been being do does did has have had having our my their its his her ' +
    'we i you they there that please can could would like want need know me us it all any some as into ' +
    'will shall may also , : ; overview those these this hello hi hey thanks thank yet still altogether currently anything something ever ' +
    'actually really simply basically kindly ok okay ones through your she he them via am hey well so dear ' +
    'already sometime somewhere anywhere anyway anyhow apparently obviously quickly ' +
    'possibly perhaps maybe regarding concerning throughout among amongst anybody anyone somebody someone'
  ).split(' '),
);

/** Little words that belong to the verb before them: "bring in", "hand out", "add up". Alone they may mean anything. */
export const particles = new Set('out up off over down away along'.split(' '));

/** Forms and uses of those verbs that do say something: what is gone is sold, what is falling becomes less. */
export function isEmptyVerb(lower: string, lemma: string, next: string): boolean {
  if (!lightVerbs.has(lemma) || lower === 'gone') return false;
  return lemma !== 'fall' || ['in', 'into', 'under', 'within', 'between', 'on', 'due'].includes(next);
}

/** Verbs that tie an entity to its values without adding a condition: "located in", "placed in", "made by". */
export const lightVerbs = new Set(
  (
    'locate base live lie situate come make place occur appear happen generate bring receive belong exist record achieve get give ' +
    'work sit look go fall see show represent correspond associate relate call own hold handle serve earn do take put cost'
  ).split(' '),
);

/**
 * Verbs that merely say what is done with the rows of a table: hours are logged, trips are taken, costs are billed. In the
 * place of a verb they add no condition, unless a column of the data is about just that.
 */
export const tradeVerbs = new Set(
  (
    'let lease log book spend issue bill charge invoice run ride drive travel use file raise report enter perform conduct order buy sell purchase ' +
    'produce manufacture collect count gather contain include cover contribute account amount total deal involve offer provide post ' +
    'participate confer clock rack send carry stay last attend enroll enrol rent play score record measure observe capture consume load host teach study award stage air broadcast ' +
    'accrue incur arrive depart donate pledge gift fly operate land flow spread split cater transport move haul make bring write work earn raise borrow deliver supply dispense visit sail publish'
  ).split(' '),
);

/** Those of them that are done with some of the rows, and not with others: of the orders some were gifted. */
export const someVerbs = new Set(
  (
    'let lease rent lend borrow gift donate pledge host teach study play fly land sail publish spread split cater transport move haul rack carry ' +
    'drive ride travel attend visit deliver load manufacture produce involve cover consume'
  ).split(' '),
);

/** "with their counts", "and the totals for each": the amount that is asked for anyway is to be shown. */
const shownAmounts = [
  'and the',
  'with the',
  'with their',
  'and their',
  'show the',
  'show both',
  'carry out',
  'carried out',
  'turned out to be',
  'turn out to be',
  'both',
].flatMap((opening) =>
  ['counts', 'numbers', 'totals', 'sums', 'figures', 'amounts'].flatMap((noun) =>
    ['', ' each', ' for each', ' of each', ' that go with them'].map((end) => `${opening} ${noun}${end}`),
  ),
);

/** Said of the whole: all rows together, as an amount without a group is told anyway. */
const wholes = [
  'all told',
  'all up',
  'in all',
  'in sum',
  'in aggregate',
  'as a whole',
  'on the whole',
  'by and large',
  'across the board',
  'taken together',
  'put together',
  'added together',
  'when added together',
  'when added up',
  'when all is said and done',
  'all things considered',
  'in its entirety',
  'from start to finish',
  'of all time',
  'since we started',
  'since we began',
  'since we opened',
  'since we started recording',
  'since records began',
  'of any kind',
  'of any sort',
  'at any time',
  'at any point',
  'at some point',
  'at some point in time',
  'at one time or another',
  'in existence',
  'to our name',
  'under our belt',
  'in the first place',
  'as such',
  'in question',
  'in particular',
  'specifically',
  'as far as possible',
  'as it stands',
  'as things stand',
  'until today',
  'to this day',
  'to date',
  'thus far',
  'up until now',
  'up to today',
  'up to this point',
  'back in',
  'way back in',
  'we have on file',
  'we have on record',
  'that we have',
  'that we have got',
  'that we had',
  'have we got',
  'do we have',
  'did we have',
  'have we had',
  'had we got',
  'we ever got',
  'we ever had',
  'we have ever had',
  'we have seen',
  'we have recorded',
  'that there are',
  'that there were',
  'there are',
  'there were',
  'there have been',
  'were there',
  'have there been',
  'is there',
  'was there',
  'that exist',
  'the ones',
  'those ones',
  'each and every one of',
];

/** The question names itself: "the figure for", "the number I need is". */
const namings = [
  'the figure for',
  'the figures for',
  'the numbers for',
  'the answer to',
  'a figure for',
  'a breakdown showing',
  'the following',
  'the fact that',
  'the case that',
  'the cases where',
  'cases where',
  'the ones that',
  'the ones which',
  'those that',
  'those which',
  'those who',
  'as regards',
  'as for',
  'as to',
  'with reference to',
  'in respect of',
  'in relation to',
  'in connection with',
  'thinking of',
  'speaking of',
  'considering',
  'taking into account',
  'just for',
  'only for',
  'for just',
];

/** Phrases that may be skipped like single fillers: they speak of the asker, of now, or of the whole. */
export const fillerPhrases = new Set([
  ...wholes,
  ...namings,
  ...shownAmounts,
  'show both',
  'show me both',
  'give both',
  'give me both',
  'both of them',
  'show them both',
  'show the two',
  'show me the two',
  'i wonder',
  'i am wondering',
  'i am looking for',
  'i am after',
  'i mean',
  'i am interested in',
  'i am curious',
  'do you know',
  'remind me',
  'let me know',
  'let us see',
  'let me see',
  'for me',
  'for us',
  'if possible',
  'each of them',
  'by it',
  'by them',
  'by him',
  'by her',
  'one line for',
  'a list of',
  'the list of',
  'list of',
  'how much was it',
  'how many it was',
  'in each',
  'the number for',
  'in the course of',
  'over the course of',
  'so far',
  'to date',
  'until now',
  'up to now',
  'right now',
  'at the moment',
  'as of now',
  'as of today',
  'at present',
  'in total',
  'all together',
  'in all',
  'in general',
  'all in all',
  'at all',
  'of all',
  'of them',
  'by the way',
  'what about',
  'how about',
  'is there',
  'are there',
  'we pay',
  'did we pay',
  'do we pay',
  'we pay out',
  'did we pay out',
  'we spend',
  'did we spend',
  'we take in',
  'in this data',
  'in the data',
  'in our data',
  'in the dataset',
  'in this table',
  'in the table',
  'in this file',
  'in the file',
  'on file',
  'on record',
  'in the system',
  'on the books',
  'on the clock',
  'in our books',
  'on our books',
  'in our records',
  'in our records so far',
  'from us',
  'with us',
  'came in through',
  'come in through',
  'comes in through',
  'came in via',
  'ended in a',
  'ended in an',
  'ended up',
  'end up',
  'look after',
  'looks after',
  'looked after',
  'looking after',
  'take care of',
  'takes care of',
  'in charge of',
  'responsible for',
  'came back with',
  'come back with',
  'comes back with',
  'came back as',
  'come back as',
  'came out at',
  'came out as',
  'add up to',
  'adds up to',
  'added up to',
  'resulted in',
  'resulted in a',
  'led to',
  'led to a',
]);
