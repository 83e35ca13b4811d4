import { replay } from '../test/replay/replay.ts';

/** Judges folders of observations (test/cases/README.md) and prints one JSON line for each. */
for (const path of process.argv.slice(2)) process.stdout.write(`${JSON.stringify(await replay(path))}\n`);
