export { UpgradeHelper } from './upgrade-helper/UpgradeHelper.tsx';
