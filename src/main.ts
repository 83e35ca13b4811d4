import { start } from './modes/start.ts';
import { world } from './world.ts';

start(world).then((exitCode) => {
  process.exitCode = exitCode;
});
