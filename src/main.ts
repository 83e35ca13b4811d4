import { start } from './modes/start.ts';
import { world } from './world.ts';

process.exitCode = await start(world);
