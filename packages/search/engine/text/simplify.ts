import { SIMPLIFIED, TRADITIONAL } from './traditional.ts';

/** Regional words for the same thing, in simplified characters. */
const REGIONAL: Record<string, string> = {
  搜寻: '搜索',
  档案: '文件',
  资料夹: '文件夹',
  程式码: '代码',
  预设: '默认',
  外挂: '插件',
  伺服器: '服务器',
  连结: '链接',
  导览列: '导航栏',
  选单: '菜单',
  网志: '博客',
  滑鼠: '鼠标',
  萤幕: '屏幕',
  汇入: '导入',
  汇出: '导出',
  客制: '自定义',
};

const REGIONAL_WORD = new RegExp(Object.keys(REGIONAL).join('|'), 'g');

/** Created for the first text with Chinese characters. */
let forms: ReadonlyMap<string, string> | undefined;

/** Converts Chinese text to simplified characters and mainland words. Other text is returned unchanged. */
export function simplify(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  forms ??= new Map([...TRADITIONAL].map((form, at) => [form, SIMPLIFIED[at] ?? form]));
  let changed = '';
  for (const character of text) changed += forms.get(character) ?? character;
  return changed === text ? text : changed.replace(REGIONAL_WORD, (word) => REGIONAL[word] ?? word);
}
