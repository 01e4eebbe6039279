import { main } from '../cli/main.mjs';
import { makePictures } from '../pictures/makePictures.mjs';

await main(makePictures);
