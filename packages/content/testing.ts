export { docs, write } from './testing/docs.fixture.ts';
