/**
 * How people come to the point: greetings, politeness, what the answer is for. Said before a question or after it, none of it
 * changes which rows or which number is meant. The patterns run over lower-case words with one space between them.
 */
const greeting =
  '(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|greetings)(?: there| again| all| everyone| team| folks)?';
const politely = '(?:please|kindly|possibly|perhaps|maybe|just|quickly|also|then|now|by any chance)';
const modal = '(?:can|could|would|will|might|may)';
const telling =
  '(?:(?:give|show|get) (?:me|us) a (?:quick |short |brief |full |complete )?(?:rundown|run down|overview|summary|breakdown|picture|list) of|(?:tell|show|give) (?:me|us)|let me know|let us know|remind me|help me (?:find out|work out|figure out|see|understand|with)|' +
  'find out|work out|figure out|look up|check(?: for me)?|pull up|get me|explain|say|confirm|walk me through|talk me through)';
const wanting =
  '(?:i am|we are|i was|we were|i have been|we have been) (?:just |only |really |currently |simply )?(?:trying|looking|hoping|wanting|needing|asked|keen|curious|interested|aiming) ' +
  '(?:to (?:work out|find out|figure out|understand|see|know|get|establish|determine|learn|check|calculate|find|hear)|in (?:knowing|seeing|finding out)|for)';
const wishing =
  '(?:i|we) (?:would (?:really |just |also )?(?:like|love)|want(?:ed)?|need(?:ed)?|have|am to|wish)(?: (?:you )?to (?:know|see|find out|work out|understand|get|learn|check|report|have|tell me|show me))?';
const occasion =
  '(?:report|presentation|meeting|review|slides?|slide deck|deck|budget|newsletter|records?|boss|manager|board|accountant|auditors?|audit|planning|' +
  'summary|dashboard|memo|paper|article|talk|briefing|update|call|analysis|project|spreadsheet|colleagues?|director|ceo|cfo|team meeting|board meeting|' +
  'annual report|board report|team|monthly report|quarterly report|quarterly review|annual review|weekly report|weekly meeting|grant application|funders?|trustees|committee)';
const whose = '(?:my|our|the|a|an|this|tomorrow|today|next week|monday)';
const purpose = `for ${whose} ${occasion}(?: (?:tomorrow|today|on (?:mon|tues|wednes|thurs|fri)day|next week|later|this (?:morning|afternoon|week)))?`;
const asked = `${whose} ${occasion} (?:wants?|would like|needs?|(?:has |have )?asked(?: me| us)?|is asking|are asking)(?: (?:me )?to (?:know|see|find out|have)| for| about)?`;
const preparing = `(?:i am|we are) (?:preparing|putting together|writing|working on|doing|making|finishing|drafting|building) ${whose} ${occasion}(?: and| so)?`;
const wondering =
  '(?:i|we) (?:was |am |were |are )?(?:just )?wonder(?:ing)?(?: (?:if|whether) you (?:can|could|would|might) (?:please )?' +
  telling +
  ')?(?: about)?';
const knowing =
  '(?:do (?:you|we)(?: happen to)? know|any (?:idea|clue)|(?:do you |have you )?(?:have |got )?any (?:idea|clue)|is it possible to (?:see|get|know|find out)|' +
  'is there (?:a|any) way to (?:see|get|know|find out)|how do i (?:find out|see)|i do not know|i am not sure|not sure|it would be (?:great|good|nice|helpful|useful|interesting) to (?:know|see|have))';
const aside =
  '(?:sorry|excuse me|a )?(?:quick question|quick one|one more (?:thing|question)|another question|one question|(?:just )?out of (?:curiosity|interest)|just curious|just checking|' +
  'to be (?:clear|precise|exact)|if i may ask|if possible|looking at (?:the|our|all the|this) (?:data|figures|numbers|records|books|table|file)|' +
  '(?:according to|based on|going by|from|judging by) (?:the|our|these|this) (?:data|figures|numbers|records|books|file|table)|from what we have|as far as we know|in this (?:data|data set|dataset|file|table)|for context|basically|so|well|ok|okay|right|and|then|thanks|thank you|sorry|excuse me|please)';

/** What may stand before the question, one after the other in any order; each is tried where the one before it ended. */
export const openings: readonly RegExp[] = [
  greeting,
  purpose,
  asked,
  preparing,
  wondering,
  wanting,
  wishing,
  knowing,
  `${modal} (?:you|i|we|someone|anyone|anybody)`,
  politely,
  telling,
  aside,
].map((opening) => new RegExp(`(?:${opening})(?: [,:;])?(?= |$)`, 'uy'));

/** What may stand after it, read in the same way. */
export const closing = new RegExp(
  '[,;]|(?:please|thanks|thank you(?: very much| so much)?|thx|cheers|many thanks|thanks a lot|if (?:you|i) (?:can|could|may)|if possible|' +
    'if you (?:do not|would not) mind|if you have (?:it|that|them)|when you (?:get|have) (?:a|the) (?:chance|moment|minute)|asap|for me|for us|at all|then|' +
    '(?:is|are) what (?:i|we) (?:need|want|am after|would like)(?: to (?:know|see))?|that is (?:all|what i need|what i want to know|my question|it)|' +
    '(?:do|would) you know|any idea|would be (?:great|good|nice|helpful)|i wonder|in your (?:data|view)|right|roughly speaking|' +
    `${purpose})(?= |$)`,
  'uy',
);
