import type { Answer } from '#kernel/answer.ts';
import { uiStrings } from '../strings.ts';
import { speechLanguage } from './recognition.ts';

/**
 * An answer as it is read aloud. What was understood comes before the number, so that a question that was heard wrongly is noticed
 * in time, and before it which words were taken for others; numbers are rounded to what an ear can keep, with their unit, and said to be; the verdict is the last word.
 * A question back is read with what there is to choose from. Everything else is read as it stands.
 */
export function spokenAnswer(text: string, answer: Answer | null | undefined): string {
  if (answer?.status === 'clarify')
    return [
      text,
      ...(answer.options ?? []).map(({ label }, index) => uiStrings.spokenOption(index + 1, label)),
    ]
      .map(asSentence)
      .join(' ');
  if (answer?.status !== 'answered') return text;
  return [
    ...answer.assumptions.filter(({ kind }) => kind === 'heard').map(({ chosen }) => chosen),
    answer.reading && `${uiStrings.spokenReading} ${answer.reading}`,
    inRoundNumbers(text),
    verdictOf(answer, text),
  ]
    .filter((part) => part !== '')
    .map(asSentence)
    .join(' ');
}

/** The first doubt is told with the verdict: somebody who listens does not see the badge. */
function verdictOf({ verdict, checks, confirmed }: Answer, told: string): string {
  if (verdict === null) return '';
  // What stands behind the sentence itself is not read twice.
  const doubt = checks.find(
    ({ outcome, detail }) => (outcome === 'warned' || outcome === 'failed') && !told.includes(detail),
  );
  const words = uiStrings.spokenVerdicts[verdict];
  const hasDoubt = verdict === 'caution' || confirmed?.hasChanged === true;
  return hasDoubt && doubt ? `${words} ${inRoundNumbers(doubt.detail)}` : words;
}

/** Numbers as sentences of answers write them: with thousands marks or decimals. Years and days have neither. */
const written = /(?<![\w.,-])(-?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d\w]|,\d)(?:\s([A-Z]{3})\b)?/g;

function inRoundNumbers(text: string): string {
  return text.replaceAll(written, (_, minus: string, digits: string, currency: string | undefined) => {
    const exact = Number(digits.replaceAll(',', ''));
    const { words, isExact } = roundWords(exact);
    const unit = currency === undefined ? '' : ` ${currencyWords(currency, exact)}`;
    return `${isExact ? '' : `${uiStrings.spokenAbout} `}${minus && `${uiStrings.spokenMinus} `}${words}${unit}`;
  });
}

const scales = [
  { from: 1e12, name: 'trillion' },
  { from: 1e9, name: 'billion' },
  { from: 1e6, name: 'million' },
  { from: 1e4, to: 1e3, name: 'thousand' },
];

/** Three significant digits, and whether that is the whole number. */
function roundWords(exact: number): { words: string; isExact: boolean } {
  const rounded = exact === 0 ? 0 : Number(exact.toPrecision(3));
  const scale = scales.find(({ from }) => rounded >= from);
  const shown = scale ? rounded / (scale.to ?? scale.from) : rounded;
  const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(shown);
  return { words: scale ? `${number} ${scale.name}` : number, isExact: rounded === exact };
}

/** "US dollars" for USD; the code where the browser does not know it. */
function currencyWords(code: string, amount: number): string {
  try {
    const parts = new Intl.NumberFormat(speechLanguage, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'name',
    }).formatToParts(amount);
    return parts.find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
