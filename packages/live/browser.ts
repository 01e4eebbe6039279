export {
  BadgeExample,
  ButtonExample,
  CalloutExample,
  CodeBlockExample,
  CodeBlockRuntimeExample,
  CodeButtonGroupExample,
  DocContentExample,
  DocFooterExample,
  EditLinkExample,
  EditLinkValue,
  FallbackHeadingExample,
  HomeFeatureExample,
  HoverGroupExample,
  LayoutExample,
  LinkExample,
  LlmsContainerExample,
  LlmsCopyButtonExample,
  LlmsCopyRowExample,
  LlmsHintExample,
  LlmsOpenRowExample,
  LlmsViewOptionsExample,
  NavHamburgerExample,
  NavTitleExample,
  NotFoundLayoutExample,
  OverviewGroupExample,
  PackageManagerTabsExample,
  PageTabExample,
  PageTabsExample,
  PrevNextPageExample,
  PrevNextPageValue,
  PromptExample,
  ReadPercentExample,
  ReadPercentValue,
  RootExample,
  SearchButtonExample,
  SearchExample,
  SearchPanelExample,
  SidebarExample,
  SidebarListExample,
  SocialLinksExample,
  SourceCodeExample,
  StepsExample,
  SwitchAppearanceExample,
  TabExample,
  TabsExample,
  TagExample,
} from './component-examples/index.ts';
export {
  BannerExample,
  FeaturesExample,
  HomeColorsExample,
  HomeFooterExample,
  LastUpdatedExample,
  NavbarExample,
  OutlineExample,
  OverviewExample,
  PageLayoutExample,
} from './default-theme/index.ts';
export { HeadExample } from './head-tags/HeadExample.tsx';
export { Highlighter } from './highlighter/Highlighter.tsx';
export { SocialIconGrid } from './icon-grid/SocialIconGrid.tsx';
export { ThemeIcons } from './icon-grid/ThemeIcons.tsx';
export { FirstPage, PageCount, PageDataValue } from './live-pages/index.ts';
export { LiveValue } from './live-value/LiveValue.tsx';
export { MarkdownTwin, OwnFeeds } from './own-files/index.ts';
export { Playground } from './playground/Playground.tsx';
export { PreviewExample } from './preview-example/PreviewExample.tsx';
export { Result } from './result/Result.tsx';
export { SlotMap } from './slot-map/SlotMap.tsx';
export { HomePreview } from './stock/HomePreview.tsx';
export { SocialIcons } from './stock/SocialIcons.tsx';
export { SocialModes } from './stock/SocialModes.tsx';
export { TextLookup } from './text-lookup/TextLookup.tsx';
export { VariableEditor } from './variable-editor/VariableEditor.tsx';
export { ZoomStates } from './zoom-states/ZoomStates.tsx';
