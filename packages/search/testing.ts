export { records } from './records/fixture.ts';
export { HostedServer } from './testing/hostedServer.ts';
