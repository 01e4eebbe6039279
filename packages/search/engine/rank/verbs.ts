import { phraseKey } from '../query/synonymPhrases.ts';

/** What readers want to do with the thing that they name. */
const VERBS = new Set(
  `add change remove delete hide show set turn make create write put move replace customize modify edit enable disable
  open close display insert configure update override leave translate publish run start stop switch off on
  添加 新增 加 修改 更改 改 删除 去掉 移除 隐藏 显示 设置 替换 自定义 编辑 启用 关闭 打开 开启 创建 新建 写 编写 配置 更新 覆盖
  翻译 发布 运行 切换`
    .split(/\s+/)
    .map(phraseKey),
);

/** Whether a word of a query, by its key, only says what to do. */
export const isVerb = (key: string): boolean => VERBS.has(key);
