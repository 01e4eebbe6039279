/** Words of questions that don't help to find the answer. */
const ENGLISH = new Set(
  `a an the and or of to in on at for from with by as is are was were be been being am do does did doing done can could
  should would will shall may might must how what which who whom whose when where why i me my mine we us our you your it
  its this that these those there here if then than so but into about via per any some please want wants need needs
  like get gets getting got have has had having let lets way ways possible able best work works working s t don dont
  doesn doesnt isn isnt cant cannot im between use using used another other others also just really same rspress
  under within while during certain different`.split(/\s+/),
);

/** The Chinese stop words, longest first, because Chinese text has no spaces between words. */
export const chineseStopWords: readonly string[] =
  `我想要 我想 请问 怎么样 怎么办 为什么 是什么 什么是 有什么 有没有 是不是 能不能 可不可以 可以 怎么 怎样 如何
  什么 哪里 哪个 哪些 多少 需要 应该 一个 一些 不同 有些 某个 某些 某一 这个 那个 我的 你的 我们 使用 进行 的话
  的 了 吗 呢 吧 啊 是 在 把 按 被 给 让 我 你 和 与 或 及 里 中 很 太 更 最 还 都 就 也 再 后 时 到 用 要 想 会
  能 去 来 做 有 不 对 为 从 向 并 个`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

/** Whether an English word is a stop word. */
export const isStopWord = (word: string): boolean => ENGLISH.has(word);
