#!/usr/bin/env node
import { shell } from './modes/shell.ts';
import { shellWorld } from './shell-world.ts';

shell(shellWorld).then((exitCode) => {
  process.exitCode = exitCode;
});
