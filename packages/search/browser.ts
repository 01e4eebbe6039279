export { ApiIndex } from './api-index/ApiIndex.tsx';
export { Search } from './button/Search.tsx';
export { SearchButton } from './button/SearchButton.tsx';
