import { faultOf } from './modes/fault.ts';
import { start } from './modes/start.ts';
import { world } from './world.ts';

start(world)
  .catch(faultOf(world.runner))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
