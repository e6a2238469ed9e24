/** What is said to somebody and asks nothing of the data, in the languages that people greet in. */
const again = '(?:[ ,]+(?:there|again|all|everyone|team|agent|assistant|bot|plumbline|ai))?';
const hello =
  'hi|hiya|hello|hey|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus|gr[uü](?:ß|ss) (?:gott|dich)|bonjour|bonsoir|salut|hola|buen[oa]s (?:d[ií]as|tardes|noches)|ciao|buongiorno|ol[aá]|hej|hei';
const wellbeing = "how are you(?: doing)?(?: today)?|how is it going|what'?s up|wie geht(?:'?s| es dir)?";
const greeting = new RegExp(`^(?:${hello})${again}(?:[ ,]+(?:${wellbeing}))?$|^(?:${wellbeing})$`, 'iu');
const thanks =
  /^(?:(?:ok|okay|great|perfect|nice|cool|super)[ ,]+)?(?:thanks|thank you|thx|ty|cheers|many thanks|danke(?: sch[oö]n)?|vielen dank|merci|gracias|grazie)(?: (?:a lot|very much|so much|you))?$|^(?:ok|okay|got it|alright|all right|bye|goodbye|see you|tsch[uü]ss)$/iu;
const who =
  /^(?:who|what) are you$|^what is (?:this|plumbline)$|^what are you (?:for|able to do)$|^what (?:else )?can (?:you|i|we) do(?: here| for me| with (?:this|my data|the data|it))?$|^what do you do$|^how (?:does this|do you) work$|^was kannst du(?: (?:alles|tun|machen))?$|^que (?:peux-tu faire|puedes hacer)$/iu;

export type Spoken = 'greeting' | 'thanks' | 'who';

/** Null of everything that asks something. */
export function spokenOf(text: string): Spoken | null {
  if (greeting.test(text)) return 'greeting';
  if (thanks.test(text)) return 'thanks';
  return who.test(text) ? 'who' : null;
}
