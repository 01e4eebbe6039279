import { keyOf } from '../index/facts.ts';
import { fields } from '../index/fields.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { type Found, foundIds, type Unit } from '../query/match.ts';
import { phraseKey } from '../query/synonymPhrases.ts';
import { mentionBonus, namesIn } from './mention.ts';
import { messageBonus, messagesIn } from './message.ts';
import { nameBonus, type Whole, wholeOf } from './name.ts';
import { askedWords, phraseBonus } from './phrase.ts';
import { rules } from './rules.ts';
import { wordingBonus, wordingOf } from './wording.ts';

/** A section and its score. */
interface Scored {
  id: number;
  score: number;
}

const [HEADING, SLUG, TITLE, PARENTS, TEXT] = fields.keys();
const CODE = fields.indexOf('code');
const PHRASES = fields.indexOf('phrases');

/** Verbs for what readers want to do with the thing that they name. */
const VERBS = new Set(
  `add change remove delete hide show set turn make create write put move replace customize modify edit enable disable
  open close display insert configure update override leave translate publish run start stop switch off on
  添加 新增 加 修改 更改 改 删除 去掉 移除 隐藏 显示 设置 替换 自定义 编辑 启用 关闭 打开 开启 创建 新建 写 编写 配置 更新 覆盖
  翻译 发布 运行 切换`
    .split(/\s+/)
    .map(phraseKey),
);

/** Whether a query word with this key is only a verb. */
const isVerb = (key: string): boolean => VERBS.has(key);

const at = (unit: Unit, id: number, ...places: (number | undefined)[]) =>
  Math.max(...places.map((field) => (field === undefined ? 0 : unit.worthIn(id, field))));

/** A section with fewer characters is too short to answer a question. */
const SLIGHT_SIZE = 160;

/** Scores a section. */
function score(
  index: SearchIndex,
  found: Found,
  whole: Whole,
  words: ReturnType<typeof askedWords>,
  id: number,
): Scored {
  const total = found.units.reduce((sum, { weight }) => sum + weight, 0);
  const hasThing = found.units.some(({ word }) => !isVerb(word.key));
  let coverage = 0;
  let base = 0;
  let heading = 0;
  let around = 0;
  let above = 0;
  let headingSize = 0;
  let thing = 0;
  for (const unit of found.units) {
    if (unit.scoreIn(id) === 0) continue;
    const { run } = unit.word;
    const share = unit.weight / total;
    const isThing = !isVerb(unit.word.key);
    const inAddress = at(unit, id, SLUG) * rules.address;
    const inHeading = Math.max(at(unit, id, HEADING), inAddress) ** rules.ownWord;
    const inText = at(unit, id, HEADING, SLUG, TITLE, PARENTS, TEXT, PHRASES);
    coverage += share * Math.max(inText, at(unit, id, CODE));
    base += share * unit.scoreIn(id);
    heading += share * inHeading;
    above += share * at(unit, id, PARENTS);
    around += share * Math.max(inHeading, at(unit, id, TITLE, PARENTS) * rules.around);
    if (isThing) thing = Math.max(thing, at(unit, id, HEADING, SLUG, TITLE, PARENTS, PHRASES));
    if (inHeading > 0) headingSize += run.cjk ? run.text.length / 2 : 1;
  }
  const section = index.sections[id];
  const facts = index.factsOf(id);
  const precision = rules.precision ? Math.min(1, headingSize / facts.headingWords) : heading;
  const fit = heading === 0 ? 0 : (2 * heading * precision) / (heading + precision);
  const intro = section?.anchor === '' ? rules.introduction * (0.125 * around + 0.1 * coverage) : 0;
  const own = 0.5 * base + 0.5 * fit + (heading > 0 ? 1 : 0.2) * around + intro;
  // A heading above matches equally well: that section is the answer, and this section is a detail.
  const detail = heading > 0 && above >= heading ? rules.detail : 1;
  const size = section ? section.text.length + section.code.length : 0;
  const slight = section && section.depth > 2 && size < SLIGHT_SIZE ? rules.slight : 1;
  const bonus = nameBonus(index, id, whole);
  const entry = bonus < 1 && facts.isEntry ? rules.entry : 1;
  const verbOnly = heading > 0 && thing === 0 && hasThing ? rules.verbOnly : 0;
  const value = coverage ** rules.coverage * own * detail * slight * entry;
  const empty = size === 0 ? rules.empty : 1;
  const asked =
    phraseBonus(facts.phrases, words) + (facts.files.has(whole.folded) ? rules.fileName : 0);
  const isAskedFor = (bonus >= 1 && !/\s/.test(whole.typed)) || isNamed(found, index, id);
  const dead = facts.isDead && !isAskedFor ? rules.dead : 0;
  return { id, score: (value + bonus) * empty + asked - dead - verbOnly };
}

/** Whether a word of the query can only be the name of an entry, because it consists of several words. */
const isNamed = ({ units }: Found, { sections, factsOf }: SearchIndex, id: number): boolean =>
  /[a-z][A-Z]|[._]/.test(sections[id]?.heading ?? '') &&
  units.some(({ word }) => keyOf(word.run.text) === factsOf(id).ownKey);

/** The number of top results that are also scored by their text. */
const CLOSE = 80;

const compare = (a: Scored, b: Scored) => b.score - a.score || a.id - b.id;

/** Returns the matching sections, best first. Ties keep the order of the documents. */
export function rank(index: SearchIndex, found: Found, text: string): number[] {
  const whole = wholeOf(text, found);
  const words = askedWords(found);
  const scored = foundIds(found)
    .map((id) => score(index, found, whole, words, id))
    .sort(compare);
  const wording = wordingOf(found, whole.folded);
  const names = namesIn(text);
  const messages = messagesIn(text);
  for (const entry of scored.slice(0, CLOSE)) {
    const section = index.sections[entry.id];
    if (!section) continue;
    entry.score += wordingBonus(section, wording) + mentionBonus(section, names);
    entry.score += messageBonus(section, messages);
  }
  return scored.sort(compare).map(({ id }) => id);
}
