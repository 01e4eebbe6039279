/** Words that questions are made of and that say nothing about the answer. */
const ENGLISH = new Set(
  `a an the and or of to in on at for from with by as is are was were be been being am do does did doing done can could
  should would will shall may might must how what which who whom whose when where why i me my mine we us our you your it
  its this that these those there here if then than so but into about via per any some please want wants need needs
  like get gets getting got have has had having let lets way ways possible able best work works working s t don dont
  doesn doesnt isn isnt cant cannot im vs between use using used rspress`.split(/\s+/),
);

/** The same in Chinese, longer ones first: the text has no spaces to find them by. */
const CHINESE = [
  '我想要',
  '我想',
  '请问',
  '怎么样',
  '怎么办',
  '为什么',
  '是什么',
  '什么是',
  '有什么',
  '有没有',
  '是不是',
  '能不能',
  '可不可以',
  '可以',
  '怎么',
  '怎样',
  '如何',
  '什么',
  '哪里',
  '哪个',
  '哪些',
  '多少',
  '需要',
  '应该',
  '一个',
  '这个',
  '那个',
  '我的',
  '你的',
  '我们',
  '使用',
  '进行',
  '的话',
  '的',
  '了',
  '吗',
  '呢',
  '吧',
  '啊',
  '是',
  '在',
  '把',
  '被',
  '给',
  '让',
  '我',
  '你',
  '和',
  '与',
  '或',
  '及',
  '里',
  '中',
  '到',
  '用',
  '要',
  '想',
  '会',
  '能',
  '去',
  '来',
  '做',
  '有',
  '不',
  '对',
  '为',
  '从',
  '向',
  '并',
  '个',
].sort((a, b) => b.length - a.length);

/** Whether an English word says nothing about the answer. */
export const isStopWord = (word: string): boolean => ENGLISH.has(word);

/** Longest first. */
export const chineseStopWords: readonly string[] = CHINESE;
