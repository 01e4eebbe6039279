import type { Lang } from '../../lib/pages.ts';
import { names } from './names.ts';

/** One term and the spellings that pages do not use for it. */
export interface Term {
  use: string;
  never: RegExp[];
  /** What it translates, where the reader of the message may wonder. */
  for?: string;
}

/** Terms that are spelled one way on every page. */
export const glossary: Record<Lang, Term[]> = {
  en: [
    ...names,
    // At the start of a sentence it has a capital like any word.
    { use: 'frontmatter', never: [/\bfront[ -]matter\b/gi, /(?<=[\w,;] )Frontmatter\b/g] },
    { use: 'navbar', never: [/\bnav(?:igation)?[ -]bar\b/gi] },
    { use: 'sidebar', never: [/\bside[ -]bar\b/gi] },
    { use: 'dead link', never: [/\bbroken links?\b/gi] },
    { use: 'dropdown', never: [/\bdrop-down\b/gi] },
    { use: 'website', never: [/\bweb site\b/gi] },
    { use: 'file name', never: [/\bfilenames?\b/gi] },
  ],
  zh: [
    ...names,
    { use: '你', never: [/您/g] },
    { use: '其他', never: [/其它/g] },
    { use: '账号', never: [/帐号/g] },
    { use: '登录', never: [/登陆/g] },
    { use: '阈值', never: [/阀值/g] },
    { use: '部分', never: [/部份/g] },
    { use: '作为', never: [/做为/g] },
    { use: 'frontmatter', never: [/前置元数据|前言区|头信息/g] },
    { use: '静态站点生成', never: [/静态网站生成|静态页面生成/g] },
    { use: '侧边栏', never: [/侧栏|侧导航/g] },
    { use: '导航栏', never: [/导航条|顶栏/g] },
    { use: '页面大纲', never: [/页内目录|本页目录/g], for: 'page outline' },
    { use: '插件', never: [/外挂/g] },
    { use: '钩子', never: [/挂钩|勾子/g] },
    { use: '主题', never: [/皮肤/g] },
    { use: '插槽', never: [/槽位|卡槽/g] },
    { use: '覆盖', never: [/覆写/g] },
    { use: 'eject（导出源码）', never: [/弹出源码|弹出组件|抽离源码/g], for: 'eject' },
    { use: '部署', never: [/布署/g], for: 'deploy' },
    { use: '国际化', never: [/多语言化|(?<!\w)I18[nN](?!\w)/g], for: 'i18n' },
    {
      use: '约定式路由',
      never: [/约定路由|基于约定的路由|文件(?:系统)?路由/g],
      for: 'convention-based routing',
    },
    { use: '预渲染', never: [/预先渲染|提前渲染|预呈现/g], for: 'pre-render' },
    // 框架 means a framework.
    { use: 'iframe', never: [/(?:内嵌|内联|浮动|嵌入)框架/g] },
    { use: '首屏区域', never: [/英雄区|主视觉|[Hh]ero 区|首屏大图/g], for: 'hero' },
    { use: '公告横幅', never: [/公告[栏条]|通知[栏条]|横幅公告/g], for: 'banner' },
    {
      use: '简洁 URL',
      never: [
        /(?:干净|整洁|美化|无后缀)的? ?(?:URL|地址|网址|链接)|简洁(?:的 ?URL|地址|网址|链接)/g,
      ],
      for: 'clean URLs',
    },
    { use: 'transformer', never: [/[转变]换器/g] },
    { use: '界面文案', never: [/界面(?:文本|文字|用语)|UI 文[本字案]/g], for: 'interface text' },
    { use: '颜色模式', never: [/(?:外观|色彩|配色|明暗|主题)模式/g], for: 'color mode' },
    { use: '概览页', never: [/总览页|概述页|概要页/g], for: 'overview page' },
    { use: '打包工具', never: [/打包器|捆绑器/g], for: 'bundler' },
    { use: 'peer 依赖', never: [/(?:对等|同级|同伴)依赖/g], for: 'peer dependency' },
    { use: '提示块', never: [/警[示报]块|提醒块|GitHub (?:警告|提示框)/g], for: 'GitHub alert' },
    {
      use: '构建失败，报错 …',
      never: [/构建(?:会|就)?(?:出错|中断|中止|终止|停止|停下|崩溃)|(?:中断|中止|终止)构建/g],
      for: 'the build fails',
    },
    { use: '打包产物', never: [/捆绑包|打包文件/g], for: 'bundle' },
    { use: '水合', never: [/注水/g], for: 'hydrate' },
    { use: '代码块', never: [/代码段|代码栅栏|围栏代码/g] },
    { use: '锚点', never: [/锚链接/g] },
    { use: '死链', never: [/坏链|断链|失效链接|死链接/g] },
    { use: '默认', never: [/缺省|预设值/g] },
    { use: '已废弃', never: [/已弃用|被弃用|已过时/g], for: 'deprecated' },
    { use: '常见陷阱', never: [/踩坑|坑点|避坑/g] },
  ],
};
