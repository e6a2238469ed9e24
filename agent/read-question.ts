import type { Catalog } from '#kernel/catalog.ts';
import type { AskContext } from './ask.ts';
import { withAllValues } from './conversation/all-values.ts';
import { asBefore, notAsBefore } from './conversation/dropped.ts';
import { withoutCondition } from './conversation/dropped-conditions.ts';
import { definiteFollowUp, type FollowUp, followUpCandidates, followUpOf } from './conversation/follow-up.ts';
import { freshStart } from './conversation/fresh-starts.ts';
import { lacksGround, longestChange } from './conversation/ground.ts';
import { isListOrder } from './conversation/list-orders.ts';
import { mentionedCandidates } from './conversation/mentioned.ts';
import { type Mention, mentionOf } from './conversation/mentions.ts';
import { endOfNamed } from './conversation/named-ends.ts';
import { isNewList } from './conversation/new-lists.ts';
import { type Lookup, placedBy, placedDraft } from './conversation/places.ts';
import { goesOnWith, isVariation } from './conversation/variations.ts';
import { isWholeQuestion, namesAllShown, saysAll } from './conversation/whole-questions.ts';
import { asksOnlyWhy } from './frames/driver-rules.ts';
import { buildLattice } from './lattice/lattice.ts';
import { findUnlistedValues } from './lattice/unlisted-values.ts';
import { buildSemanticModel, type SemanticModel } from './model/semantic-model.ts';
import type { Plan } from './plan.ts';
import { isRefusal } from './planning/draft.ts';
import { relatedCandidates } from './planning/related-candidates.ts';
import { besidePlanningTime } from './planning-time.ts';
import { type Area, areasOf } from './sources/areas.ts';
import { type AreaReading, readAreas, type SourceReadings } from './sources/read-areas.ts';
import { refuseDocument } from './text/longest-question.ts';
import type { Token } from './text/tokens.ts';
import { questionTokens } from './text/turned-questions.ts';

/** What a question may mean; `isChange` where the answer before was changed. */
export type QuestionReadings = SourceReadings & { isChange?: boolean };

/** Models of callers that keep none themselves, for as long as their catalog lives. */
const modelsOfCatalog = new WeakMap<Catalog, Map<string, SemanticModel>>();

export function modelFor(context: AskContext, catalog = context.catalog): SemanticModel {
  const models = context.models ?? remembered(context.catalog);
  const key =
    `${catalog.settingsRevision ?? 0}.${JSON.stringify(catalog.relations)}|` +
    catalog.tables
      .map((table) => `${table.sqlName}@${table.versionId}.${table.meaningRevision ?? 0}`)
      .join('|');
  const known = models.get(key);
  if (known) return known;
  const model = besidePlanningTime(() => buildSemanticModel(catalog));
  models.set(key, model);
  return model;
}

function remembered(catalog: Catalog): Map<string, SemanticModel> {
  const models = modelsOfCatalog.get(catalog) ?? new Map<string, SemanticModel>();
  modelsOfCatalog.set(catalog, models);
  return models;
}

/** Reads a question by itself and as a change of the answer before; by the dictionary only what makes no plan either way. */
export async function readQuestion(text: string, context: AskContext): Promise<QuestionReadings> {
  refuseDocument(text);
  const tokens = questionTokens(text);
  const fresh = freshStart(tokens);
  if (fresh) {
    context.onStage?.('planning');
    return readAlone(fresh, context, true);
  }
  const { previous } = context;
  const followUp = followUpAfter(tokens, previous ?? null, context);
  context.onStage?.('planning');
  if (!previous) {
    const alone = await readAlone(tokens, context, true);
    return lacksGround(tokens, followUp, alone, context.unanswered ?? null)
      ? { ...alone, readings: [] }
      : alone;
  }
  const plain = await readAfter(previous, tokens, followUp, context, false);
  if (isUnderstood(plain) && !(plain.isChange && followUp.mayBeNew)) return plain;
  const related = await readAfter(previous, tokens, followUp, context, true);
  // "show every customer located in Hamburg" is all of a question to whoever looks the word up, and no change of what was told.
  if (isUnderstood(plain)) return isUnderstood(related) && !related.isChange ? related : plain;
  return isUnderstood(related) ? related : plain;
}

/** How the words refer to the answer before, some of which only its groups and conditions tell. */
function followUpAfter(tokens: Token[], previous: Plan | null, context: AskContext): FollowUp {
  const area = previous ? areaOf(previous, context) : undefined;
  if (!previous || !area) return followUpOf(tokens);
  const model = modelFor(context, area.catalog);
  const placed = withAllValues(model, tokens, previous) ?? withoutCondition(model, tokens, previous);
  const followUp = followUpOf(endOfNamed(model, tokens, previous) ?? tokens);
  return placed ? { ...followUp, tokens: [], hasOpener: true, isBound: true, placed } : followUp;
}

function isUnderstood({ readings }: SourceReadings): boolean {
  return readings.some(({ search }) => search.candidates.length > 0);
}

function readAlone(tokens: Token[], context: AskContext, usesDictionary: boolean): Promise<SourceReadings> {
  const { today, run, signal } = context;
  return readAreas(context.catalog, tokens, {
    today,
    run,
    modelOf: (catalog) => modelFor(context, catalog),
    usesDictionary,
    ...(signal ? { signal } : {}),
  });
}

async function readAfter(
  previous: Plan,
  tokens: Token[],
  followUp: FollowUp,
  context: AskContext,
  usesDictionary: boolean,
): Promise<QuestionReadings> {
  const mention = followUp.reference ? null : mentionOf(tokens, previous);
  // What is known of listed rows may be asked of the list itself.
  const isOfRows = previous.intent === 'records' && mention?.isFree === true && mention.which === 'all';
  const named = mention && !isOfRows ? await readMentioned(tokens, mention, previous, context) : null;
  if (named && isUnderstood(named)) return named;
  const changed = await readAsChange(previous, tokens, followUp, context, usesDictionary);
  // "what is their average age" of rows that were counted: a change keeps their conditions, which a question of its own would not.
  if (named) return isUnderstood(changed) && changed.isChange && followUp.pointed ? changed : named;
  if (!mention || !isOfRows || isUnderstood(changed)) return changed;
  const meant = await readMentioned(tokens, mention, previous, context);
  return meant && isUnderstood(meant) ? meant : changed;
}

/** A pronoun or a place, put in by what it stands for among the tables of the answer before. */
async function readMentioned(
  tokens: Token[],
  mention: Mention,
  previous: Plan,
  context: AskContext,
): Promise<QuestionReadings | null> {
  const area = areaOf(previous, context);
  if (!area) return null;
  const model = modelFor(context, area.catalog);
  const search = await mentionedCandidates(model, tokens, mention, previous, context);
  return search ? { readings: [{ area, model, search }], isScoped: true, isChange: true } : null;
}

async function readAsChange(
  previous: Plan,
  tokens: Token[],
  followUp: FollowUp,
  context: AskContext,
  usesDictionary: boolean,
): Promise<QuestionReadings> {
  const alone = notAsBefore(await readAlone(tokens, context, usesDictionary), previous);
  // What came to no answer stands between: whoever asks a whole question after it changes nothing that was told before.
  const own = alone.readings[0]?.search.candidates[0];
  const isWhole = own !== undefined && isWholeQuestion(tokens, own);
  if (context.unanswered && isWhole) return alone;
  if (isWhole && followUp.placed === undefined && saysAll(tokens)) return alone;
  if (own && followUp.placed === undefined && isListOrder(tokens, own, previous)) return alone;
  const definite = definiteFollowUp(tokens, previous);
  const told = definite ? await readChange(definite, previous, context, usesDictionary) : null;
  if (told && (told.search.candidates.length > 0 || asksOnlyWhy(tokens)))
    return { readings: [told], isScoped: true, isChange: true };
  const varied = isVariation(alone, tokens, previous)
    ? await readChange({ ...followUp, hasOpener: true, narrows: true }, previous, context, usesDictionary)
    : null;
  if (varied && varied.search.candidates.length > 0)
    return { readings: [varied], isScoped: true, isChange: true };
  const [best] = alone.readings;
  const kept =
    best && !followUp.hasOpener && !followUp.leans && goesOnWith(alone, tokens, previous)
      ? await readChange({ ...followUp, hasOpener: true, pointsBack: true }, previous, context, false)
      : null;
  // Of the rows before, or of all? Both are told.
  const [ofThose] = kept?.search.candidates ?? [];
  const [ofAll] = best?.search.candidates ?? [];
  if (best && ofThose && ofAll) {
    const candidates = [{ ...ofThose, score: ofAll.score }, ofAll];
    return { readings: [{ ...best, search: { ...best.search, candidates } }], isScoped: true };
  }
  if (!followUp.hasOpener && !followUp.leans && (isUnderstood(alone) || tokens.length > longestChange))
    return alone;
  if (followUp.shows && !followUp.adds && isNewList(alone, previous)) return alone;
  if (followUp.mayBeNew && own && namesAllShown(tokens, own)) return alone;
  const edited = await readChange(followUp, previous, context, usesDictionary);
  const isEdited = edited !== null && edited.search.candidates.length > 0;
  // "and the men?" asks nothing by itself: rather no answer than one to another question.
  const isLong =
    tokens.length > longestChange && followUp.pointed === null && !followUp.pointsBack && !followUp.leans;
  // "by month" says a change: why it cannot be made is told, not what it lacks as a question of its own.
  const isChange = followUp.isBound || (followUp.hasOpener && !isUnderstood(alone));
  const isNew = followUp.shows === true && !followUp.leans && isUnderstood(alone);
  const isOfItsOwn = !isChange || isLong || isNew || (isWhole && !followUp.leans);
  return edited && (isEdited || !isOfItsOwn) ? { readings: [edited], isScoped: true, isChange: true } : alone;
}

function areaOf(previous: Plan, context: AskContext): Area | undefined {
  return areasOf(context.catalog).find(({ catalog }) =>
    catalog.tables.some((table) => table.sqlName === previous.root),
  );
}

/** "and the second one?": which group has the place is asked of the data. */
async function withPlaced(
  model: SemanticModel,
  followUp: FollowUp,
  previous: Plan,
  lookup: Lookup,
): Promise<FollowUp> {
  const { reference } = followUp;
  if (
    reference === null ||
    typeof reference === 'string' ||
    reference.kind !== 'end' ||
    reference.place === 1
  )
    return followUp;
  const placed = await placedBy(model, previous, reference, lookup);
  return { ...followUp, placed: isRefusal(placed) ? placed : placedDraft(placed) };
}

/** A change is read among the tables of the answer that it changes. */
async function readChange(
  followUp: FollowUp,
  previous: Plan,
  context: AskContext,
  usesDictionary: boolean,
): Promise<AreaReading | null> {
  const area = areaOf(previous, context);
  if (!area) return null;
  const { today } = context;
  const model = await findUnlistedValues(
    modelFor(context, area.catalog),
    followUp.tokens,
    context.run,
    context.signal,
  );
  const search = followUpCandidates(
    model,
    await withPlaced(model, followUp, previous, context),
    today,
    previous,
  );
  if (!usesDictionary || search.candidates.length > 0)
    return toldWhatHolds({ area, model, search }, followUp, previous);
  const candidates = relatedCandidates(
    buildLattice(model, followUp.tokens, today),
    search,
    (tokens) => followUpCandidates(model, { ...followUp, tokens }, today, previous).candidates,
  );
  return toldWhatHolds({ area, model, search: { ...search, candidates } }, followUp, previous);
}

/** "of those" says by itself that the conditions hold, and a question why or a place of a ranking is about that answer alone. */
function toldWhatHolds(reading: AreaReading, followUp: FollowUp, previous: Plan): AreaReading {
  const isSaid = followUp.pointed !== null || followUp.pointsBack === true || followUp.tokens.length === 0;
  return isSaid ? reading : asBefore(reading, previous);
}
